import type { EpisodeMedia } from '@milestoon/contract';
import { useRef, useState } from 'react';
import type { Wire } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Card } from '../../../ui/card.tsx';
import { CaptionSettings } from '../../../watching/captions/caption-settings.tsx';
import { play } from '../../../watching/play.ts';
import { Curtain } from '../premiere/curtain.tsx';
import { Trailer } from '../trailer/trailer.tsx';
import { Chapters } from '../../../watching/chapters.tsx';
import { Downloads } from './downloads.tsx';
import { FilmScreen } from '../../../watching/film-screen.tsx';
import styles from '../../../watching/player.module.css';
import { Transcript } from '../../../watching/transcript.tsx';
import { Speed } from '../../../watching/speed.tsx';
import { QualitySetting } from '../../../watching/quality/quality.tsx';
import { useCues } from '../../../watching/use-cues.ts';

interface PlayerProps {
  episode: Wire<EpisodeMedia>;
  /** The addresses of the files expire; this fetches new ones. */
  onExpired: () => void;
}

/** For readers and browsers: undefined leaves it to them. */
const spokenIn = ({ language }: Wire<EpisodeMedia>): string | undefined =>
  language === null || language === 'other' ? undefined : language;

/** The finished film, and all there is to do with it. */
export function Player({ episode, onExpired }: PlayerProps) {
  const texts = useTexts();
  const { player } = texts.episodes;
  const video = useRef<HTMLVideoElement>(null);
  const cues = useCues();
  const [time, setTime] = useState(0);
  // Until it has risen, whatever the server says meanwhile.
  const [hasCurtain, setCurtain] = useState(episode.isPremiere);
  const jump = (seconds: number): void => {
    if (!video.current) return;
    video.current.currentTime = seconds;
    setTime(seconds);
    void play(video.current);
  };
  return (
    <>
      <FilmScreen
        film={episode}
        video={video}
        cues={cues}
        time={time}
        onTime={setTime}
        lang={spokenIn(episode)}
        onExpired={onExpired}
      >
        {hasCurtain && <Curtain episode={episode} video={video} onGone={() => setCurtain(false)} />}
      </FilmScreen>
      <Card className={styles.settings}>
        {episode.captionsUrl &&
          (episode.wordsInPicture ? (
            <p className={styles.coming}>{player.wordsInPicture}</p>
          ) : (
            <CaptionSettings />
          ))}
        <Speed video={video} />
        <QualitySetting renditionUrl={episode.renditionUrl} />
        <Downloads episode={episode} />
      </Card>
      <Trailer episode={episode} />
      <Chapters chapters={episode.chapters} time={time} onJump={jump} />
      <Transcript cues={cues[0]} lang={spokenIn(episode)} />
    </>
  );
}
