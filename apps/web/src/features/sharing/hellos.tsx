import type { Hello } from '@milestoon/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Heart, MessageCircleHeart, Mic, Play, Square, X } from 'lucide-react';
import { useState } from 'react';
import { api, client, type Wire } from '../../lib/api.ts';
import { useLanguage, useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { usePlayback } from '../../recording/use-playback.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import rows from '../../ui/rows.module.css';
import styles from './sharing.module.css';

/** What people sent back who watched a film by a link. Nothing where nobody did. */
export function Hellos({ episodeId }: { episodeId: string }) {
  const texts = useTexts();
  const words = texts.sharing.hellos;
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const options = api.sharing.hellos.queryOptions({ input: { id: episodeId } });
  const { data: hellos = [] } = useQuery(options);
  const remove = useMutation({
    mutationFn: (id: string) => client.sharing.removeHello({ id }),
    onSuccess(_, id) {
      setAsked(null);
      queryClient.setQueryData(options.queryKey, (list) => list?.filter((hello) => hello.id !== id));
    },
  });
  const [asked, setAsked] = useState<Wire<Hello> | null>(null);
  const [isHeard, listen] = usePlayback();
  const [heard, setHeard] = useState<string | null>(null);
  const isPlaying = (id: string): boolean => isHeard && heard === id;
  const press = (id: string, url: string): void => {
    setHeard(id);
    listen(isPlaying(id) ? undefined : url);
  };
  const lengthOf = ({ seconds }: { seconds: number }): string =>
    words.seconds(Math.max(1, Math.round(seconds)));
  if (hellos.length === 0) return null;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (
    <Card>
      <h2>{words.title}</h2>
      <ul className={rows.rows}>
        {hellos.map((hello) => {
          const { id, name, text, spoken, createdAt } = hello;
          return (
            <li key={id} className={styles.hello}>
              {spoken ? (
                <Mic aria-hidden="true" />
              ) : text === null ? (
                <Heart aria-hidden="true" />
              ) : (
                <MessageCircleHeart aria-hidden="true" />
              )}
              <div>
                <p>
                  <strong dir="auto">{name ?? words.somebody}</strong>
                  {text === null && ` ${spoken ? words.spoke : words.heart}`} ·{' '}
                  <time dateTime={createdAt}>{day.format(new Date(createdAt))}</time>
                </p>
                {text !== null && <p dir="auto">{text}</p>}
                {spoken && (
                  <Button
                    aria-label={`${(isPlaying(id) ? words.stop : words.listen)(name ?? words.somebody)}, ${lengthOf(spoken)}`}
                    onClick={() => press(id, spoken.url)}
                  >
                    {isPlaying(id) ? <Square aria-hidden="true" /> : <Play aria-hidden="true" />}{' '}
                    {lengthOf(spoken)}
                  </Button>
                )}
              </div>
              <IconButton
                label={words.remove(name ?? words.somebody)}
                onClick={() => {
                  if (isPlaying(id)) listen(undefined);
                  setAsked(hello);
                }}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <p className={styles.fine}>{words.fine}</p>
      {asked && (
        <Dialog
          title={words.remove(asked.name ?? words.somebody)}
          onClose={() => setAsked(null)}
          actions={
            <>
              <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate(asked.id)}>
                {words.removeIt}
              </Button>
              <Button onClick={() => setAsked(null)}>{words.keep}</Button>
            </>
          }
        >
          {remove.isError && <Alert tone="bad">{tell(remove.error, texts, words.removeFailed)}</Alert>}
          {asked.text !== null && <p dir="auto">{asked.text}</p>}
          <p>{asked.spoken ? words.removeVoice : words.removeSure}</p>
        </Dialog>
      )}
    </Card>
  );
}
