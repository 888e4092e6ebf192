import { product } from '@milestoon/domain';
import {
  ClipboardList,
  Crown,
  ExternalLink,
  Heart,
  LifeBuoy,
  Link2,
  ShieldCheck,
  UserPlus,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Appearance } from '../features/account/appearance.tsx';
import { ChangeAddress } from '../features/account/change-address.tsx';
import { ChangePassword } from '../features/account/change-password.tsx';
import { Identity } from '../features/account/identity.tsx';
import { useSession } from '../features/account/session.ts';
import { Sessions } from '../features/account/sessions.tsx';
import { SignOut } from '../features/account/sign-out.tsx';
import { ThemeToggle } from '../features/account/theme-picker.tsx';
import { UnconfirmedNotice } from '../features/account/unconfirmed-notice.tsx';
import { AccountEvents } from '../features/audit/account-events.tsx';
import { ApiKeys } from '../features/automation/api-keys.tsx';
import { BillingPortal } from '../features/billing/billing-portal.tsx';
import { PlanList } from '../features/billing/plan-list.tsx';
import { useSubscription } from '../features/billing/subscription.ts';
import { NotificationSettings } from '../features/notifications/notification-settings.tsx';
import { YouTubeAccount } from '../features/publishing/youtube-account.tsx';
import { YourData } from '../features/privacy/your-data.tsx';
import type { ActingFor } from '../lib/acting-for.ts';
import { paths } from '../lib/paths.ts';
import { useSite } from '../lib/site.ts';
import { useTexts } from '../lib/texts.tsx';
import { Banner } from '../ui/banner.tsx';
import { ButtonAnchor, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Page, PageTitle } from '../ui/page.tsx';
import styles from './routes.module.css';

const year = String(new Date().getFullYear());

interface AccountSectionsProps {
  title: string;
  /** Where this stands, for what leads away and back. */
  address: string;
  /** What comes below the subscription. */
  children?: ReactNode;
}

/** What is paid for, and where that is changed: the owner's alone. */
function OwnPlan({ superAdmin, address }: { superAdmin: boolean; address: string }) {
  const { profile: words } = useTexts();
  const { subscription } = useSubscription(!superAdmin);
  return (
    <>
      {superAdmin && <Banner icon={<Crown />} {...words.superAdminBanner} />}
      {!superAdmin && subscription.active && <Banner icon={<Heart />} {...words.subscribedBanner} />}
      {!superAdmin && !subscription.active && (
        <ButtonLink to={paths.subscription} variant="primary" size="large" wide>
          {words.subscribe}
        </ButtonLink>
      )}
      <PlanList plans={subscription.plans} />
      <BillingPortal returnTo={address} />
    </>
  );
}

function InFamilyOf({ household }: { household: ActingFor }) {
  const texts = useTexts();
  return (
    <Banner
      icon={<Users />}
      title={texts.acting.in(household.email)}
      text={texts.households.mine.ownersAlone}
    />
  );
}

/** All there is to an account: in the app, and on a page of its own that needs no subscription. */
export function AccountSections({ title, address, children }: AccountSectionsProps) {
  const texts = useTexts();
  const words = texts.profile;
  const { support } = useSite();
  const session = useSession();
  const superAdmin = session.status === 'signed-in' && session.role === 'super_admin';
  const { subscription } = useSubscription(!superAdmin);
  if (session.status !== 'signed-in') return null;
  const { household } = session;
  const plan = superAdmin
    ? words.superAdmin
    : subscription.active
      ? (subscription.planName ?? texts.plan.unknown)
      : words.noSubscription;
  return (
    <>
      <div className={styles.headRow}>
        <PageTitle>{title}</PageTitle>
        <ThemeToggle />
      </div>
      <Card>
        <Identity email={session.email} plan={plan} entitled={superAdmin || subscription.active} />
      </Card>
      <UnconfirmedNotice lasting />
      {household ? (
        <InFamilyOf household={household} />
      ) : (
        <OwnPlan superAdmin={superAdmin} address={address} />
      )}
      {children}
      {session.role !== 'user' && (
        <ButtonLink to={paths.admin} wide>
          <ClipboardList aria-hidden="true" /> {words.desk}
        </ButtonLink>
      )}
      {superAdmin && (
        <ButtonLink to={paths.users} wide>
          <Users aria-hidden="true" /> {words.users}
        </ButtonLink>
      )}
      <ButtonLink to={paths.people} wide>
        <UserPlus aria-hidden="true" /> {household ? texts.acting.switch : texts.households.people.open}
      </ButtonLink>
      <ButtonLink to={paths.familyLinks} wide>
        <Link2 aria-hidden="true" /> {texts.sharing.links.open}
      </ButtonLink>
      <Appearance />
      {!household && <YouTubeAccount />}
      <NotificationSettings deviceAlone={household !== null} />
      <ChangePassword email={session.email} passwordless={session.passwordless} />
      <ChangeAddress email={session.email} />
      <ButtonLink to={paths.signInSecurity} wide>
        <ShieldCheck aria-hidden="true" /> {texts.secondFactor.open}
      </ButtonLink>
      <Sessions />
      {!household && <ApiKeys />}
      <AccountEvents />
      {!household && <YourData email={session.email} />}
      <ButtonAnchor href={support.url ?? paths.support} target="_blank" rel="noreferrer" wide>
        <LifeBuoy aria-hidden="true" /> {words.support}
        <ExternalLink role="img" aria-label={`(${words.newTab})`} />
      </ButtonAnchor>
      <Card>
        <h2>{words.about}</h2>
        <p className={styles.lead}>{words.aboutText(product.name)}</p>
      </Card>
      <SignOut />
      <p className={styles.fine}>
        {words.copyright(year, product.name)}
        <br />
        {words.version(product.version, product.buildDate)}
      </p>
    </>
  );
}

export function Component() {
  const { profile, family } = useTexts();
  return (
    <Page narrow>
      <AccountSections title={profile.title} address={paths.profile}>
        <ButtonLink to={paths.family} wide>
          <Users aria-hidden="true" /> {family.open}
        </ButtonLink>
      </AccountSections>
    </Page>
  );
}
