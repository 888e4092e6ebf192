import type { EpisodeMedia } from '@milestoon/contract';
import { useRef, useState } from 'react';
import type { Wire } from '../../../lib/api.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Card } from '../../../ui/card.tsx';
import { SegmentedChoice } from '../../../ui/choice.tsx';
import { CaptionSettings } from '../captions/caption-settings.tsx';
import { play } from '../play.ts';
import { Trailer } from '../trailer/trailer.tsx';
import { Chapters } from './chapters.tsx';
import { Downloads } from './downloads.tsx';
import { FilmScreen } from './film-screen.tsx';
import styles from './player.module.css';
import { Transcript } from './transcript.tsx';
import { useCues } from './use-cues.ts';

interface PlayerProps {
  episode: Wire<EpisodeMedia>;
  /** The addresses of the files expire; this fetches new ones. */
  onExpired: () => void;
}

/** For readers and browsers: undefined leaves it to them. */
const spokenIn = ({ language }: Wire<EpisodeMedia>): string | undefined =>
  language === null || language === 'other' ? undefined : language;

const speeds = ['0.75', '1', '1.25', '1.5'] as const;
type Speed = (typeof speeds)[number];

/** The finished film, and all there is to do with it. */
export function Player({ episode, onExpired }: PlayerProps) {
  const texts = useTexts();
  const { language } = useLanguage();
  const { player } = texts.episodes;
  const video = useRef<HTMLVideoElement>(null);
  const cues = useCues();
  const [speed, setSpeed] = useState<Speed>('1');
  const [time, setTime] = useState(0);
  const jump = (seconds: number): void => {
    if (!video.current) return;
    video.current.currentTime = seconds;
    setTime(seconds);
    void play(video.current);
  };
  return (
    <>
      <FilmScreen
        episode={episode}
        video={video}
        cues={cues}
        time={time}
        onTime={setTime}
        lang={spokenIn(episode)}
        onExpired={onExpired}
      />
      <Card className={styles.settings}>
        {episode.captionsUrl &&
          (episode.wordsInPicture ? (
            <p className={styles.coming}>{player.wordsInPicture}</p>
          ) : (
            <CaptionSettings />
          ))}
        <SegmentedChoice
          legend={player.speed}
          value={speed}
          onChange={(chosen) => {
            if (video.current) video.current.playbackRate = Number(chosen);
            setSpeed(chosen);
          }}
          options={speeds.map((value) => ({
            value,
            label: `${new Intl.NumberFormat(language).format(Number(value))}×`,
          }))}
        />
        <Downloads episode={episode} />
      </Card>
      <Trailer episode={episode} />
      <Chapters chapters={episode.chapters} time={time} onJump={jump} />
      <Transcript cues={cues[0]} lang={spokenIn(episode)} />
    </>
  );
}
