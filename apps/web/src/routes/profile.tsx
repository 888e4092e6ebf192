import { product } from '@milestoon/domain';
import { Crown, Heart } from 'lucide-react';
import { Identity } from '../features/account/identity.tsx';
import { useSession } from '../features/account/session.ts';
import { SignOut } from '../features/account/sign-out.tsx';
import { ThemePicker, ThemeToggle } from '../features/account/theme-picker.tsx';
import { BillingPortal } from '../features/billing/billing-portal.tsx';
import { useSubscription } from '../features/billing/subscription.ts';
import { paths } from '../lib/paths.ts';
import { Banner } from '../ui/banner.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Page, PageTitle } from '../ui/page.tsx';
import styles from './routes.module.css';

const year = product.buildDate.slice(0, 4);

export function Component() {
  const session = useSession();
  const { subscription } = useSubscription();
  if (session.status !== 'signed-in') return null;
  const superAdmin = session.role === 'super_admin';
  const plan = superAdmin
    ? 'Super Admin'
    : subscription.active
      ? (subscription.planName ?? 'Unknown Plan')
      : 'No active subscription';
  return (
    <Page narrow>
      <div className={styles.headRow}>
        <PageTitle>Profile</PageTitle>
        <ThemeToggle />
      </div>
      <Card>
        <Identity email={session.email} plan={plan} entitled={superAdmin || subscription.active} />
      </Card>
      {superAdmin && (
        <Banner icon={<Crown />} title="Super Admin Access" text="Unlimited access to all features" />
      )}
      {!superAdmin && subscription.active && (
        <Banner icon={<Heart />} title="Subscription Active" text="Enjoy unlimited story creation" />
      )}
      {!superAdmin && !subscription.active && (
        <ButtonLink to={paths.subscription} variant="primary" size="large" wide>
          Subscribe to Start Creating
        </ButtonLink>
      )}
      <Card>
        <ThemePicker />
      </Card>
      {!superAdmin && subscription.active && <BillingPortal />}
      <Card>
        <h2>About</h2>
        <p className={styles.lead}>
          {product.name} creates magical animated stories of your children with AI-powered video generation.
        </p>
      </Card>
      <SignOut />
      <p className={styles.fine}>
        © {year} {product.name}
        <br />
        Version {product.version} ({product.buildDate})
      </p>
    </Page>
  );
}
