import { useQuery } from '@tanstack/react-query';
import { Mic } from 'lucide-react';
import { api } from '../../../lib/api.ts';
import { tellingPath } from '../../../lib/paths.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { KeptHere } from './kept-here.tsx';

interface TellingCardProps {
  episodeId: string;
  /** Whether its story is there, or will be; undefined where only the server knows. */
  hasStory?: boolean;
}

/** The way to telling a film in the family's own voices. */
export function TellingCard({ episodeId, hasStory }: TellingCardProps) {
  const { telling: text } = useTexts();
  const { language } = useLanguage();
  const { isSuccess } = useQuery({
    ...api.telling.get.queryOptions({ input: { id: episodeId, language } }),
    enabled: hasStory === undefined,
    retry: false,
  });
  if (!hasStory && !isSuccess) return null;
  return (
    <Card>
      <h2>{text.title}</h2>
      <p>{text.lead}</p>
      <KeptHere episodeId={episodeId} />
      <div>
        <ButtonLink to={tellingPath(episodeId)}>
          <Mic aria-hidden="true" /> {text.open}
        </ButtonLink>
      </div>
    </Card>
  );
}
