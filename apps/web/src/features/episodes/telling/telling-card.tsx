import { Mic } from 'lucide-react';
import { tellingPath } from '../../../lib/paths.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

/** The way to telling a film in the family's own voices. */
export function TellingCard({ episodeId }: { episodeId: string }) {
  const { telling: text } = useTexts();
  return (
    <Card>
      <h2>{text.title}</h2>
      <p>{text.lead}</p>
      <div>
        <ButtonLink to={tellingPath(episodeId)}>
          <Mic aria-hidden="true" /> {text.open}
        </ButtonLink>
      </div>
    </Card>
  );
}
