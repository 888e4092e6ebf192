import type { EpisodeMedia } from '@milestoon/contract';
import { useRef, useState } from 'react';
import type { Wire } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Card } from '../../../ui/card.tsx';
import { SegmentedChoice } from '../../../ui/choice.tsx';
import { Checkbox } from '../../../ui/field.tsx';
import { play } from '../play.ts';
import { Chapters } from './chapters.tsx';
import { Downloads } from './downloads.tsx';
import styles from './player.module.css';
import { Transcript } from './transcript.tsx';
import { useCues } from './use-cues.ts';
import { useSteadyLink } from './use-steady-link.ts';

interface PlayerProps {
  episode: Wire<EpisodeMedia>;
  /** The addresses of the files expire; this fetches new ones. */
  onExpired: () => void;
}

/** For readers and browsers: undefined leaves it to them. */
const spokenIn = ({ language }: Wire<EpisodeMedia>): string | undefined =>
  language === null || language === 'other' ? undefined : language;

const renewAtMost = 60_000;
const speeds = ['0.75', '1', '1.25', '1.5'] as const;
type Speed = (typeof speeds)[number];

/** The finished film, and all there is to do with it. */
export function Player({ episode, onExpired }: PlayerProps) {
  const { player } = useTexts().episodes;
  const video = useRef<HTMLVideoElement>(null);
  const [cues, track] = useCues();
  const [captions, setCaptions] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1');
  const [time, setTime] = useState(0);
  const renewed = useRef(Number.NEGATIVE_INFINITY);
  const [film, renewFilm] = useSteadyLink(episode.videoUrl);
  const [captionsFile] = useSteadyLink(episode.captionsUrl);
  const [poster] = useSteadyLink(episode.posterUrl);
  /** Where the film was when its link expired. */
  const interrupted = useRef<{ at: number; playing: boolean } | null>(null);

  const showCaptions = (shown: boolean): void => {
    const own = video.current?.textTracks[0];
    if (own) own.mode = shown ? 'showing' : 'hidden';
    setCaptions(shown);
  };
  const jump = (seconds: number): void => {
    if (!video.current) return;
    video.current.currentTime = seconds;
    setTime(seconds);
    void play(video.current);
  };
  return (
    <>
      <video
        ref={video}
        className={styles.video}
        src={film ?? undefined}
        poster={poster ?? undefined}
        controls
        playsInline
        preload="metadata"
        onTimeUpdate={(event) => setTime(event.currentTarget.currentTime)}
        onLoadedMetadata={(event) => {
          const { current: rest } = interrupted;
          interrupted.current = null;
          if (!rest) return;
          event.currentTarget.currentTime = rest.at;
          if (rest.playing) void play(event.currentTarget);
        }}
        onError={(event) => {
          // A film that is broken rather than expired must not be asked for again and again.
          if (performance.now() - renewed.current < renewAtMost) return;
          renewed.current = performance.now();
          const { currentTime: at, paused } = event.currentTarget;
          interrupted.current = { at, playing: !paused };
          renewFilm();
          onExpired();
        }}
      >
        {captionsFile && (
          <track
            ref={track}
            kind="captions"
            src={captionsFile}
            srcLang={spokenIn(episode)}
            label={player.captions}
          />
        )}
      </video>
      <Card className={styles.settings}>
        <SegmentedChoice
          legend={player.speed}
          value={speed}
          onChange={(chosen) => {
            if (video.current) video.current.playbackRate = Number(chosen);
            setSpeed(chosen);
          }}
          options={speeds.map((value) => ({ value, label: `${value}×` }))}
        />
        {episode.captionsUrl && (
          <Checkbox checked={captions} onChange={(event) => showCaptions(event.target.checked)}>
            {player.captions}
          </Checkbox>
        )}
        <Downloads episode={episode} />
      </Card>
      <Chapters chapters={episode.chapters} time={time} onJump={jump} />
      <Transcript lines={cues} lang={spokenIn(episode)} />
    </>
  );
}
