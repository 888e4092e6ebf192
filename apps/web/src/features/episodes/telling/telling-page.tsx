import type { Telling } from '@milestoon/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, client, isCode, type Wire } from '../../../lib/api.ts';
import { forgetTakes, placeOfEpisode } from '../../../lib/kept-takes.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { tell } from '../../../lib/told-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, Skeleton } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { PageHead } from '../../../ui/page.tsx';
import { AskFirst } from './ask-first.tsx';
import { AskToTell } from './ask-to-tell.tsx';
import { KeptHere } from './kept-here.tsx';
import { SentTelling } from './sent-telling.tsx';
import { tellerHere } from './teller-here.ts';
import { Teleprompter } from './teleprompter.tsx';
import styles from './telling.module.css';
import { useTakes } from './use-takes.ts';
import { WhoTells } from './who-tells.tsx';

/** While the story is written, or a film is made of what was told. */
const lookAgainEvery = 4_000;

/** A story in the voices of its family: recorded here, or by whoever is asked. */
export function TellingPage({ episodeId }: { episodeId: string }) {
  const texts = useTexts();
  const text = texts.telling;
  const { language } = useLanguage();
  const query = useQuery({
    ...api.telling.get.queryOptions({ input: { id: episodeId, language } }),
    refetchInterval: ({ state: { data } }) => (data?.isFinished ? false : lookAgainEvery),
    retry: false,
  });
  const isMissing = isCode(query.error, 'NOT_FOUND');
  // A story that is not written yet is not found either: the film is, and knows whether it went wrong.
  const film = useQuery({
    ...api.episodes.get.queryOptions({ input: { id: episodeId } }),
    enabled: isMissing || query.data?.isFinished === false,
    refetchInterval: lookAgainEvery,
    retry: false,
  });
  const { page } = texts.episodes;
  const isStuck = film.data?.status === 'failed';
  const isGone = isMissing && isCode(film.error, 'NOT_FOUND');
  useEffect(() => {
    // It may have been deleted on another device.
    if (isGone) void forgetTakes(placeOfEpisode(episodeId));
  }, [isGone, episodeId]);
  if (isGone)
    return (
      <PageHead title={page.missing}>
        <p>{page.missingText}</p>
      </PageHead>
    );
  return (
    <>
      <PageHead title={text.title}>
        <p>{text.lead}</p>
      </PageHead>
      {query.data ? (
        <Told
          episodeId={episodeId}
          telling={query.data}
          isStuck={isStuck}
          onChange={() => void query.refetch()}
        />
      ) : isMissing && !film.isPending ? (
        <Alert tone={isStuck ? 'warn' : 'info'}>{isStuck ? text.neverWritten : text.notWritten}</Alert>
      ) : query.isError && !isMissing ? (
        <>
          <Alert tone="bad">
            {tell(query.error, texts, text.failed)}{' '}
            <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
              {text.microphone.tryAgain}
            </Button>
          </Alert>
          <KeptHere episodeId={episodeId} />
        </>
      ) : (
        <>
          <div role="status" aria-label={text.loading}>
            <Skeleton className={styles.waiting} />
          </div>
          {query.isPaused && <KeptHere episodeId={episodeId} />}
        </>
      )}
    </>
  );
}

interface ToldProps {
  episodeId: string;
  telling: Wire<Telling>;
  /** Its film could not be made so far. */
  isStuck: boolean;
  onChange: () => void;
}

function Told({ episodeId, telling, isStuck, onChange }: ToldProps) {
  const text = useTexts().telling;
  const { [episodeId]: chosen } = tellerHere.use();
  const setChosen = (id: string): void => tellerHere.choose({ [episodeId]: id });
  const [isAdding, setAdding] = useState(false);
  const takes = useTakes(
    placeOfEpisode(episodeId),
    ({ line, text: words, tellerId, recording }) =>
      client.telling.record({
        id: episodeId,
        line,
        tellerId: tellerId ?? '',
        text: words,
        file: new File([recording], 'line', { type: recording.type }),
      }),
    onChange,
  );
  const leave = useMutation({
    mutationFn: (line: string) => client.telling.remove({ id: episodeId, line }),
    onSettled: onChange,
  });
  const { tellers, lines } = telling;
  const teller = tellers.find(({ id }) => id === chosen);
  const open = telling.links.filter(({ isSent }) => !isSent);
  const sent = telling.links.filter(({ isSent }) => isSent);
  return (
    <div className={styles.cards}>
      {sent.map((link) => (
        <SentTelling key={link.id} link={link} lines={lines} onChange={onChange} />
      ))}
      <InTheFilm episodeId={episodeId} telling={telling} isStuck={isStuck} onChange={onChange} />
      {!teller || isAdding ? (
        <WhoTells
          episodeId={episodeId}
          known={tellers}
          onAgreed={({ id }) => {
            setChosen(id);
            setAdding(false);
            onChange();
          }}
        />
      ) : (
        <>
          <div className={styles.speakers}>
            <SelectField
              label={text.who.choose}
              value={teller.id}
              onChange={setChosen}
              options={tellers.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <Button onClick={() => setAdding(true)}>{text.who.somebodyElse}</Button>
          </div>
          <Teleprompter
            lines={lines}
            film={telling.film}
            childName={telling.childName}
            language={telling.language}
            takes={takes}
            tellerId={teller.id}
            onLeave={({ id, recording }) => {
              takes.forget(id);
              if (recording || takes.takes[id]?.state === 'kept') leave.mutate(id);
            }}
          />
        </>
      )}
      {tellers.length > 0 && (
        <div className={styles.buttons}>
          {tellers.map(({ id, name }) => (
            <AskFirst
              key={id}
              variant="quiet"
              size="small"
              label={text.who.remove(name)}
              question={text.who.removeSure(name)}
              run={() => client.telling.removeTeller({ id: episodeId, tellerId: id })}
              onDone={() => {
                takes.forgetTeller(id);
                onChange();
              }}
            />
          ))}
        </div>
      )}
      <AskToTell episodeId={episodeId} title={telling.title} links={open} onChange={onChange} />
    </div>
  );
}

/** How much of it the family tells, and the film made anew with it. */
function InTheFilm({ episodeId, telling, isStuck, onChange }: ToldProps) {
  const texts = useTexts();
  const text = texts.telling;
  const queries = useQueryClient();
  const { lines, isChanged, keepsDeleted, isFinished } = telling;
  const told = lines.filter(({ recording }) => recording !== null).length;
  const make = useMutation({
    mutationFn: () => client.episodes.remake({ id: episodeId }),
    async onSuccess() {
      onChange();
      await queries.invalidateQueries({ queryKey: api.episodes.key() });
    },
  });
  return (
    <Card>
      <p>{told === 0 ? text.nobodyYet : text.toldBy(told, lines.length)}</p>
      {make.isError && <Alert tone="bad">{tell(make.error, texts, text.failed)}</Alert>}
      {!isFinished && isStuck && <Alert tone="warn">{text.stuck}</Alert>}
      {!isFinished && !isStuck && <Alert tone="info">{make.isSuccess ? text.making : text.waiting}</Alert>}
      {isFinished && isChanged && (
        <>
          <p>{keepsDeleted ? text.keepsDeleted : text.changed}</p>
          <div>
            <Button variant="primary" busy={make.isPending} onClick={() => make.mutate()}>
              {keepsDeleted ? text.makeAnew : text.makeFilm}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
