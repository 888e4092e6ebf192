import type { AdminOverview, CheckedPart } from '@milestoon/contract';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { client } from '../../lib/api.ts';
import { useLanguage, useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useAdminTexts } from './admin-texts.ts';
import styles from './admin.module.css';
import sheet from './overview.module.css';
import { Figures } from './figures.tsx';

const sizes = [
  ['gigabyte', 1e9],
  ['megabyte', 1e6],
  ['kilobyte', 1e3],
] as const;

/** As people say how much a disk holds. */
function inBytes(bytes: number, language: string): string {
  const [unit, size] = sizes.find(([, size]) => bytes >= size) ?? (['byte', 1] as const);
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 });
  return format.format(bytes / size);
}

const tones = { fine: 'good', notice: 'warn', wrong: 'bad' } as const;

interface PartProps {
  part: CheckedPart;
  name: string;
  state: string;
  /** What would make it better. */
  advice?: ReactNode;
}

/** A part of the installation, with a button that has the server try it out. */
function Part({ part, name, state, advice }: PartProps) {
  const texts = useTexts();
  const { sums } = useAdminTexts();
  const trial = useMutation({ mutationFn: () => client.admin.tryPart({ part }) });
  return (
    <li>
      <p>
        <strong>{name}</strong>
        <span className={styles.fine}>{state}</span>
        {advice}
      </p>
      <Button
        size="small"
        busy={trial.isPending}
        aria-label={sums.tryOutOf(name)}
        onClick={() => trial.mutate()}
      >
        {sums.tryOut}
      </Button>
      <div role="status" className={sheet.trial}>
        {trial.data && (
          <Alert tone={tones[trial.data.state]}>
            <p>{sums[trial.data.state]}</p>
            {/* The server's own words, as in its log. */}
            <p lang="en" className={styles.fine}>
              {trial.data.says}. {trial.data.state !== 'fine' && trial.data.todo}
            </p>
          </Alert>
        )}
        {trial.isError && <Alert tone="bad">{tell(trial.error, texts, sums.tryFailed)}</Alert>}
      </div>
    </li>
  );
}

/** Versions, and the parts that something outside can break. */
export function Installation({ found }: { found: AdminOverview }) {
  const { sums } = useAdminTexts();
  const { language } = useLanguage();
  const { storage, parts, versions } = found;
  const number = new Intl.NumberFormat(language);
  const size = inBytes(storage.bytes, language);
  const kept = `${storage.kind === 'bucket' ? sums.bucket : sums.folder}: ${sums.files(storage.files, number.format(storage.files), size)}`;
  return (
    <section aria-labelledby="installation">
      <h2 id="installation">{sums.installation}</h2>
      <Figures
        of={[
          [sums.version, versions.app],
          ['Node', versions.node],
          [sums.database, `PostgreSQL ${versions.database}`],
          [sums.paymentEvents, number.format(found.paymentEventsWaiting)],
        ]}
      />
      <ul className={sheet.parts}>
        <Part part="mail" name={sums.mail} state={parts.mail ? sums.mailOn : sums.mailOff} />
        <Part part="storage" name={sums.storage} state={kept} />
        <Part
          part="voice"
          name={sums.voice}
          state={parts.voice ?? sums.builtInVoice}
          advice={
            parts.voice === null && (
              <span className={styles.fine}>
                {sums.betterVoice.before} <code>npm run voice</code> {sums.betterVoice.after}
              </span>
            )
          }
        />
      </ul>
    </section>
  );
}
