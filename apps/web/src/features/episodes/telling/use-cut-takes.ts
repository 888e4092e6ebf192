import { useEffect, useState } from 'react';
import {
  type Cut,
  forgetTake,
  type KeptTake,
  keepTake,
  placeOfCut,
  takesOf,
} from '../../../lib/kept-takes.ts';
import { isPlayable } from '../../../recording/is-playable.ts';

/** A take that was cut short, and waits for somebody to say whether it is kept. */
export interface CutTake extends KeptTake {
  cut: Cut;
  isPlayable: boolean;
}

/** Takes of a story that were cut short, by their lines: kept on this device while they are spoken, through reloads. */
export function useCutTakes(place: string) {
  const [cut, setCut] = useState<Readonly<Record<string, CutTake>>>({});
  const [found, setFound] = useState<string | null>(null);
  const own = placeOfCut(place);

  useEffect(() => {
    let isLeft = false;
    const takeUp = async (): Promise<void> => {
      for (const take of await takesOf(own)) {
        const isHeard = await isPlayable(take.recording);
        if (isLeft) return;
        setCut((all) => ({
          [take.line]: { ...take, cut: take.cut ?? 'closed', isPlayable: isHeard },
          ...all,
        }));
        setFound((earlier) => earlier ?? take.line);
      }
    };
    void takeUp();
    return () => {
      isLeft = true;
    };
  }, [own]);

  function forget(line: string): void {
    setCut(({ [line]: _, ...others }) => others);
    void forgetTake(own, line);
  }

  return {
    cut,
    /** The line of one that was found when the page was opened. */
    found,
    /** What was said so far. */
    keepPiece: (take: KeptTake): void => void keepTake({ ...take, place: own, cut: 'closed' }),
    end(take: KeptTake, why: Cut): void {
      // It was ended in order, whatever came between.
      setCut((all) => ({ ...all, [take.line]: { ...take, cut: why, isPlayable: true } }));
      void keepTake({ ...take, place: own, cut: why });
    },
    forget,
    forgetTeller(id: string): void {
      for (const [line, { tellerId }] of Object.entries(cut)) if (tellerId === id) forget(line);
    },
  };
}
