import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/**
 * Leads to the avatars that can be seen before paying; nothing where there are none to be seen. `isNew`: who had a plan
 * knows what their child looks like. `price` is what so many plans cost a month: whoever begins here pays one for their
 * first child, and two by the other button.
 */
export function FirstLookOffer({ isNew, price }: { isNew: boolean; price: (plans?: number) => string }) {
  const { firstLook: words, plan } = useTexts();
  const { data: look } = useQuery(api.children.firstLook.queryOptions());
  if (!look) return null;
  const costs = words.costs(price(), price(2), plan.subscribe);
  if (look.childId !== null)
    return (
      <Card>
        <h2>{look.drawnWith ? words.ready : words.waiting}</h2>
        <p>{look.drawnWith ? words.rest : words.waitingText}</p>
        <p>{costs}</p>
        <ButtonLink to={paths.firstLook} wide>
          {words.goOn}
        </ButtonLink>
      </Card>
    );
  if (!isNew || look.left === 0) return null;
  return (
    <Card>
      <h2>{words.title}</h2>
      <p>{words.lead}</p>
      <p>{costs}</p>
      <ButtonLink to={paths.firstLook} wide>
        {words.go}
      </ButtonLink>
    </Card>
  );
}
