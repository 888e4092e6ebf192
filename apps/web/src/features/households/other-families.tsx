import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useFirstTexts } from '../../lib/texts.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** To the families somebody was invited into; nothing where there are none. */
export function OtherFamilies() {
  const words = useFirstTexts().acting;
  const { data } = useQuery(api.households.mine.queryOptions());
  if (!data?.length) return null;
  return (
    <ButtonLink to={paths.people} wide>
      <ArrowLeftRight aria-hidden="true" /> {words.switch}
    </ButtonLink>
  );
}
