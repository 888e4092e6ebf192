import type { Recording } from '@milestoon/contract';
import { useEffect, useRef, useState } from 'react';
import { answerOf, isCode } from '../../../lib/api.ts';
import { type Cut, forgetTake, type KeptTake, keepTake, takesOf } from '../../../lib/kept-takes.ts';
import { useCutTakes } from './use-cut-takes.ts';

/** What has become of the last take of a line. */
export interface TakeState {
  recording: Blob;
  tellerId: string | null;
  /** On its way; waiting for a network; arrived; refused with a sentence. */
  state: 'sending' | 'waiting' | 'kept' | 'refused';
  notes: Recording['notes'];
  message?: string;
  /** What the server made of it: its name, and where it can be heard, if whoever sent it may. */
  made?: Made;
}

type Made = Pick<Recording, 'id'> & Partial<Pick<Recording, 'url'>>;

interface SpokenLine {
  id: string;
  text: string;
}

export type SendTake = (take: KeptTake) => Promise<Made & Pick<Recording, 'notes'>>;

const firstPause = 2_000;
const longestPause = 30_000;

/** Whether it is worth sending again: nothing answered, or somebody who was asked too much. */
const isPassing = (error: unknown): boolean =>
  answerOf(error) === undefined || isCode(error, 'TOO_MANY_REQUESTS') || isCode(error, 'UNAUTHORIZED');

/**
 * Takes of a story on their way: kept on this device until they have arrived, sent one after the other, again and
 * again while there is no network. `onAnswered` is called whenever one was taken or refused: a story that is gone or has
 * other words is refused too.
 */
export function useTakes(place: string, send: SendTake, onAnswered: () => void) {
  const cuts = useCutTakes(place);
  const [takes, setTakes] = useState<Readonly<Record<string, TakeState>>>({});
  const queue = useRef<KeptTake[]>([]);
  const isSending = useRef(false);
  const pause = useRef(firstPause);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLeft = useRef(false);
  const ways = useRef({ send, onAnswered });
  useEffect(() => {
    ways.current = { send, onAnswered };
  });

  const note = (
    { line, recording, tellerId }: KeptTake,
    state: Omit<TakeState, 'recording' | 'tellerId'>,
  ): void =>
    // A newer take of the line has its own way; one that was taken back has none.
    setTakes((all) =>
      all[line]?.recording === recording ? { ...all, [line]: { recording, tellerId, ...state } } : all,
    );

  async function sendNext(): Promise<void> {
    clearTimeout(timer.current);
    const take = queue.current[0];
    if (!take || isSending.current || isLeft.current) return;
    isSending.current = true;
    note(take, { state: 'sending', notes: [] });
    try {
      const { notes, ...made } = await ways.current.send(take);
      await done(take);
      note(take, { state: 'kept', notes, made });
      ways.current.onAnswered();
    } catch (error) {
      if (isPassing(error)) {
        note(take, { state: 'waiting', notes: [] });
        timer.current = setTimeout(() => void sendNext(), pause.current);
        pause.current = Math.min(longestPause, pause.current * 2);
        return;
      }
      await done(take);
      note(take, { state: 'refused', notes: [], message: answerOf(error) ?? '' });
      ways.current.onAnswered();
    } finally {
      isSending.current = false;
    }
    pause.current = firstPause;
    void sendNext();
  }

  async function done(take: KeptTake): Promise<void> {
    queue.current = queue.current.filter((each) => each !== take);
    if (!queue.current.some(({ line }) => line === take.line)) await forgetTake(place, take.line);
  }

  function add(take: KeptTake, isNew: boolean): void {
    queue.current = [...queue.current.filter((each) => each.line !== take.line), take];
    const { recording, tellerId } = take;
    setTakes((all) => ({ ...all, [take.line]: { recording, tellerId, state: 'waiting', notes: [] } }));
    if (isNew) void keepTake(take);
    pause.current = firstPause;
    void sendNext();
  }
  const added = useRef(add);
  const sending = useRef(sendNext);
  useEffect(() => {
    added.current = add;
    sending.current = sendNext;
  });

  useEffect(() => {
    isLeft.current = false;
    const again = (): void => void sending.current();
    window.addEventListener('online', again);
    const takeUp = async (): Promise<void> => {
      for (const take of await takesOf(place)) if (!isLeft.current) added.current(take, false);
    };
    void takeUp();
    return () => {
      isLeft.current = true;
      clearTimeout(timer.current);
      window.removeEventListener('online', again);
    };
  }, [place]);

  function forget(line: string): void {
    queue.current = queue.current.filter((each) => each.line !== line);
    setTakes(({ [line]: _, ...others }) => others);
    void forgetTake(place, line);
    cuts.forget(line);
  }
  function record(take: KeptTake): void {
    add(take, true);
    cuts.forget(take.line);
  }
  const takeOf = (line: SpokenLine, tellerId: string | null, recording: Blob): KeptTake => ({
    place,
    line: line.id,
    text: line.text,
    tellerId,
    recording,
  });

  return {
    takes,
    /** Those that were cut short. */
    cut: cuts.cut,
    /** The line of one that was found when the page was opened. */
    foundCut: cuts.found,
    /** How many have not arrived. */
    onTheirWay: Object.values(takes).filter(({ state }) => state === 'sending' || state === 'waiting').length,
    record(line: SpokenLine, tellerId: string | null, recording: Blob, cut?: Cut): void {
      const take = takeOf(line, tellerId, recording);
      if (cut) cuts.end(take, cut);
      else record(take);
    },
    /** While somebody speaks. */
    keepPiece: (line: SpokenLine, tellerId: string | null, soFar: Blob): void =>
      cuts.keepPiece(takeOf(line, tellerId, soFar)),
    /** One that was cut short is good enough. */
    keepCut({ line, text, tellerId, recording }: KeptTake): void {
      record({ place, line, text, tellerId, recording });
    },
    forgetCut: cuts.forget,
    /** The line is left to somebody else. */
    forget,
    /** Nothing that this person said stays on this device. */
    forgetTeller(id: string): void {
      for (const [line, { tellerId }] of Object.entries(takes)) if (tellerId === id) forget(line);
      cuts.forgetTeller(id);
    },
  };
}
