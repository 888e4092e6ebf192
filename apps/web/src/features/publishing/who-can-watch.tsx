import { timing, visibilities, type Visibility } from '@milestoon/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Copy, Share2 } from 'lucide-react';
import { api, client } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { useFlash } from '../../lib/use-flash.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SegmentedChoice } from '../../ui/choice.tsx';
import { TextField } from '../../ui/field.tsx';
import styles from './publishing.module.css';

interface WhoCanWatchProps {
  episode: { id: string; title: string };
}

/** Who can watch a film in the app, and the link for those without an account. */
export function WhoCanWatch({ episode }: WhoCanWatchProps) {
  const texts = useTexts();
  const words = texts.publishing.link;
  const queryClient = useQueryClient();
  const options = api.publishing.watchLink.queryOptions({ input: { id: episode.id } });
  const query = useQuery(options);
  const change = useMutation({
    mutationFn: (visibility: Visibility) => client.publishing.changeWatchLink({ id: episode.id, visibility }),
    onSuccess: (answer) => queryClient.setQueryData(options.queryKey, answer),
  });
  const link = query.data;
  if (!link && !query.isError) return null;
  const shown = (change.isPending ? change.variables : link?.visibility) ?? 'private';
  return (
    <Card>
      <h2>{words.title}</h2>
      {link ? (
        <div className={styles.sections}>
          <div className={styles.choice}>
            <SegmentedChoice
              legend={words.legend}
              value={shown}
              onChange={(visibility) => !change.isPending && change.mutate(visibility)}
              options={visibilities.map((value) => ({ value, label: texts.publishing.visibility[value] }))}
            />
            <p role="status">{words[shown]}</p>
          </div>
          {change.isError && <Alert tone="bad">{tell(change.error, texts, words.failed)}</Alert>}
          {link.url !== null && <Address url={link.url} title={episode.title} />}
        </div>
      ) : (
        <Alert tone="bad">{tell(query.error, texts, words.loadFailed)}</Alert>
      )}
    </Card>
  );
}

function Address({ url, title }: { url: string; title: string }) {
  const words = useTexts().publishing.link;
  const [outcome, setOutcome] = useFlash<'copied' | 'failed'>(timing.copyConfirmation);
  const copy = (): void =>
    void navigator.clipboard.writeText(url).then(
      () => setOutcome('copied'),
      // Browsers keep the clipboard from pages without https.
      () => setOutcome('failed'),
    );
  // Called off is no fault.
  const share = (): void => void navigator.share({ title, url }).catch(() => {});
  return (
    <>
      <TextField
        label={words.address}
        hint={words.warning}
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.buttons}>
        <Button variant="primary" onClick={copy}>
          {outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />} {words.copy}
        </Button>
        {'share' in navigator && (
          <Button onClick={share}>
            <Share2 aria-hidden="true" /> {words.share}
          </Button>
        )}
      </div>
      <div role="status">{outcome === 'copied' && words.copied}</div>
      {outcome === 'failed' && <Alert tone="bad">{words.copyFailed}</Alert>}
    </>
  );
}
