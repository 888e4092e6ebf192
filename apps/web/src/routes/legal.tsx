import { type ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../lib/paths.ts';
import { Card } from '../ui/card.tsx';
import { PageTitle, Stage } from '../ui/page.tsx';
import styles from './routes.module.css';

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stage roomy>
      <Card>
        <div className={styles.prose}>
          <PageTitle>{title}</PageTitle>
          {children}
        </div>
      </Card>
    </Stage>
  );
}

export function Terms() {
  return (
    <Sheet title="Terms of Service">
      <p>
        Milestoon turns photos and notes of a parent into animated episodes. The service is a prototype run by
        a company in Portugal. By using it you agree to what follows.
      </p>
      <h2>Who may use it</h2>
      <p>Adults who are the parent or guardian of the child shown, or who have that person's permission.</p>
      <h2>Your photos and stories</h2>
      <p>
        They stay yours. We use them to draw the avatars and to make the episodes you ask for, and for nothing
        else. Please upload only pictures you are allowed to use. Episodes are computer-generated and say so
        in the file.
      </p>
      <h2>Avatar and style</h2>
      <p>
        The avatar you choose is kept for good, so that your child stays recognisable through the series. The
        animation style can be changed once per calendar month.
      </p>
      <h2>Payment</h2>
      <p>
        Each added child has a monthly subscription. You can cancel at any time; it then ends with the month
        already paid. You can ask for your money back within 60 days.
      </p>
      <h2>Ending</h2>
      <p>
        You can delete a child with all episodes at any time. Videos already published on a video platform
        remain there until you delete them.
      </p>
      <p>
        See also our <Link to={paths.privacy}>privacy policy</Link>.
      </p>
    </Sheet>
  );
}

export function Privacy() {
  return (
    <Sheet title="Privacy Policy">
      <p>What we keep, why, and for how long.</p>
      <h2>What we keep</h2>
      <p>
        Your email address and a protected form of your password; the name you give your child; the photos you
        upload; the avatars and episodes made from them; whether your subscription is active.
      </p>
      <h2>Photos</h2>
      <p>
        Photos are made smaller in your browser, and place, time and camera are removed from them. They are
        kept in private storage. Source photos of a child are deleted within about 30 days after the avatar
        was chosen.
      </p>
      <h2>Children</h2>
      <p>
        Accounts are for adults. We do not knowingly collect anything from children under 16; what concerns a
        child comes from the parent.
      </p>
      <h2>Who else sees data</h2>
      <p>
        The payment provider handles your card; we never see its number. If you publish an episode, the video
        platform you chose receives it.
      </p>
      <h2>Your rights</h2>
      <p>
        You can see, correct and delete what we hold. Deleting a child removes photos, avatars and episodes
        from the app. Write to us through the <Link to={paths.support}>support page</Link>.
      </p>
    </Sheet>
  );
}

export function Cookies() {
  return (
    <Sheet title="Cookie Policy">
      <p>
        We use one cookie, which keeps you signed in. It is needed for the service and disappears when you
        sign out or when it expires.
      </p>
      <p>
        Your browser also remembers your theme and, until you close the tab, what you typed into unfinished
        forms. There are no advertising or tracking cookies, and no content from other sites.
      </p>
    </Sheet>
  );
}

export function Support() {
  return (
    <Sheet title="Support">
      <p>We are there Monday to Friday, 9:00 to 18:00 GMT, and reply within 24 business hours.</p>
      <h2>Before you write</h2>
      <p>
        An episode that takes longer than usual can be started again from its menu on the Episodes screen. If
        a payment is not shown yet, use 'Check for Recent Payments' after signing in.
      </p>
      <h2>No face found in a photo?</h2>
      <p>
        Take one from the front, in daylight, with only your child in it. You can always set the look by hand.
      </p>
    </Sheet>
  );
}
