import { useEffect, useState } from 'react';
import { placeOfCut, placeOfEpisode, takesOf } from '../../../lib/kept-takes.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Alert } from '../../../ui/alert.tsx';

/** Says how many lines were recorded on this device and have not arrived, where they are not sent: nothing where none. */
export function KeptHere({ episodeId }: { episodeId: string }) {
  const text = useTexts().telling;
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const look = async (): Promise<void> => {
      const place = placeOfEpisode(episodeId);
      const takes = await Promise.all([place, placeOfCut(place)].map(takesOf));
      if (!isLeft) setCount(new Set(takes.flat().map(({ line }) => line)).size);
    };
    void look();
    return () => {
      isLeft = true;
    };
  }, [episodeId]);
  return count > 0 && <Alert tone="info">{text.keptHere(count)}</Alert>;
}
