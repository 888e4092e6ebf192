import {
  Captions,
  CaptionsOff,
  Cast,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { useTexts } from '../lib/texts.tsx';
import { IconButton } from '../ui/button.tsx';
import { clockTime } from './clock-time.ts';
import { SeekBar } from './seek-bar.tsx';
import type { Elsewhere } from './elsewhere.ts';
import styles from './player.module.css';

interface ControlsProps {
  playing: boolean;
  muted: boolean;
  /** Undefined where there are none to show. */
  captions: boolean | undefined;
  fullScreen: boolean | undefined;
  inPicture: Elsewhere;
  casting: Elsewhere;
  time: number;
  duration: number;
  onToggle: () => void;
  onSeek: (seconds: number) => void;
  onMute: () => void;
  onCaptions: () => void;
  onFullScreen: () => void;
}

/** Play, position, sound, captions, whole screen. */
export function Controls(props: ControlsProps) {
  const { player } = useTexts().episodes;
  const { playing, muted, captions, fullScreen, inPicture, casting, time, duration } = props;
  return (
    <div className={styles.controls}>
      <IconButton label={playing ? player.pause : player.play} onClick={props.onToggle}>
        {playing ? <Pause /> : <Play />}
      </IconButton>
      <SeekBar
        className={styles.position}
        label={player.position}
        time={time}
        duration={duration}
        onSeek={props.onSeek}
      />
      <span className={styles.clock}>
        {clockTime(time)} / {clockTime(duration)}
      </span>
      <IconButton label={player.mute} aria-pressed={muted} onClick={props.onMute}>
        {muted ? <VolumeX /> : <Volume2 />}
      </IconButton>
      {captions !== undefined && (
        <IconButton
          label={player.showCaptions}
          aria-pressed={captions}
          aria-keyshortcuts="C"
          onClick={props.onCaptions}
        >
          {captions ? <Captions /> : <CaptionsOff />}
        </IconButton>
      )}
      {casting.toggle && (
        <IconButton label={player.cast} aria-pressed={casting.isOn} onClick={casting.toggle}>
          <Cast />
        </IconButton>
      )}
      {inPicture.toggle && (
        <IconButton label={player.pictureInPicture} aria-pressed={inPicture.isOn} onClick={inPicture.toggle}>
          <PictureInPicture2 />
        </IconButton>
      )}
      {fullScreen !== undefined && (
        <IconButton
          label={fullScreen ? player.exitFullScreen : player.fullScreen}
          aria-keyshortcuts="F"
          onClick={props.onFullScreen}
        >
          {fullScreen ? <Minimize /> : <Maximize />}
        </IconButton>
      )}
    </div>
  );
}
