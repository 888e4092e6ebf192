import { musicChoices, narrators } from '@milestoon/domain';
import { client } from '../../../lib/api.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { tell } from '../../../lib/told-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { HeardChoice } from './heard-choice.tsx';
import type { SoundChoiceProps } from './sound-choice.tsx';
import styles from './sounds.module.css';
import { useSample } from './use-sample.ts';

/** Who tells the film and what its music is like, each to be heard first. */
export function Sounds({ narrator, music, onChange }: SoundChoiceProps) {
  const texts = useTexts();
  const { language } = useLanguage();
  const { sound } = texts.episodes.form;
  const [sample, audio] = useSample();
  return (
    <div className={styles.content}>
      <HeardChoice
        legend={sound.narrator}
        options={narrators.map((value) => ({ value, label: sound.narrators[value] }))}
        value={narrator}
        onChange={(value) => onChange({ narrator: value })}
        sample={sample}
        fetchSample={(value) => client.episodes.narratorSample({ narrator: value, language })}
      />
      <HeardChoice
        legend={sound.music}
        options={musicChoices.map((value) => ({ value, label: sound.musics[value] }))}
        value={music}
        onChange={(value) => onChange({ music: value })}
        sample={sample}
        fetchSample={(value) => client.episodes.musicSample({ music: value })}
      />
      {/* What is heard stands on the button. */}
      <audio ref={audio} hidden onEnded={sample.stop} />
      {sample.error !== null && <Alert tone="bad">{tell(sample.error, texts, sound.failed)}</Alert>}
    </div>
  );
}
