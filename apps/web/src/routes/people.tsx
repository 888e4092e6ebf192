import { ArrowLeft } from 'lucide-react';
import { SignOut } from '../features/account/sign-out.tsx';
import { useSubscription } from '../features/billing/subscription.ts';
import { MyHouseholds } from '../features/households/my-households.tsx';
import { People } from '../features/households/people.tsx';
import { useActingFor } from '../lib/acting-for.ts';
import { paths } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PageHead, Stage } from '../ui/page.tsx';

/** Who else is in one's own family, and which families one is in oneself. */
export function Component() {
  const { acting: words, accountPage, households, profile } = useTexts();
  const acting = useActingFor();
  const isViewer = acting?.seat === 'viewer';
  const { subscription } = useSubscription(!isViewer);
  const back = isViewer
    ? { to: paths.together, label: households.films.title }
    : subscription.active
      ? { to: paths.profile, label: profile.title }
      : { to: paths.account, label: accountPage.title };
  return (
    <Stage
      roomy
      corner={
        <ButtonLink to={back.to} variant="quiet" size="small">
          <ArrowLeft aria-hidden="true" /> {back.label}
        </ButtonLink>
      }
    >
      <PageHead title={acting ? words.switch : households.people.title}>
        <p>{acting ? words.in(acting.email) : households.people.lead}</p>
      </PageHead>
      <MyHouseholds />
      {!acting && <People />}
      {isViewer && <SignOut />}
    </Stage>
  );
}
