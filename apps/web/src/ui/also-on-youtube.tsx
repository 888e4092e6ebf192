import { useQuery } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { useTexts } from '../lib/texts.tsx';
import { Checkbox } from './field.tsx';

interface AlsoOnYouTubeProps {
  /** What is about to be deleted; neither: everything. */
  of: { childId?: string; episodeId?: string };
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A box where it is said that videos remain: they can go too. Nothing where there are none on the parent's channel. */
export function AlsoOnYouTube({ of, checked, onChange }: AlsoOnYouTubeProps) {
  const { also } = useTexts().publishing;
  const videos = useQuery({ ...api.publishing.videos.queryOptions({ input: of }), staleTime: 0 });
  const count = videos.data?.count ?? 0;
  if (count === 0) return null;
  return (
    <div>
      <Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)}>
        {also.label(count)}
      </Checkbox>
      {checked && <p>{also.hint}</p>}
    </div>
  );
}
