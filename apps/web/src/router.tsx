import { type ComponentType, lazy, Suspense, useLayoutEffect, useMemo } from 'react';
import { createRoutesFromElements, Route, useLocation, useRoutes } from 'react-router';
import { paths } from './lib/paths.ts';
import { withTexts } from './lib/with-texts.ts';
import { NewVersion } from './features/install/new-version.tsx';
import { ConnectionGate } from './routes/connection-gate.tsx';
import { Destination, RequireSignedIn, RequireSubscription } from './routes/guards.tsx';
import { likelyRoutes } from './routes/likely-routes.ts';
import { ScreenBoundary } from './routes/screen-boundary.tsx';
import { WithSetupNotice } from './routes/with-setup-notice.tsx';
import { useScrollToTop } from './routes/use-scroll-to-top.ts';
import { Waiting } from './routes/waiting.tsx';
import { noteEntry } from './ui/back-closes.ts';

type Load = () => Promise<{ Component: ComponentType }>;

/** A screen that needs the first texts alone. */
const firstScreen = (load: Load) => lazy(async () => ({ default: (await load()).Component }));

/** Every screen is a file of its own that is fetched when it is needed, together with all texts. */
const screen = (load: Load) => firstScreen(() => withTexts(load()));

const Landing = screen(() => import('./routes/landing.tsx'));
const SignIn = screen(() => import('./routes/sign-in.tsx'));
const SignUp = screen(() => import('./routes/sign-up.tsx'));
const ForgotPassword = screen(() => import('./routes/forgot-password.tsx'));
const ResetPassword = screen(() => import('./routes/reset-password.tsx'));
const ConfirmAddress = screen(() => import('./routes/confirm-address.tsx'));
const Join = screen(() => import('./routes/join.tsx'));
const ChangeAddress = screen(() => import('./routes/change-address.tsx'));
const SubscriptionCheck = screen(() => import('./routes/subscription-check.tsx'));
const Subscription = screen(() => import('./routes/subscription.tsx'));
const PaymentSuccess = screen(() => import('./routes/payment-success.tsx'));
const ChildSetup = screen(() => import('./routes/child-setup.tsx'));
const AvatarSelection = screen(() => import('./routes/avatar-selection.tsx'));
const FirstLook = screen(() => import('./routes/first-look.tsx'));
const frame = () => import('./routes/app-frame.ts');
const AppShell = firstScreen(async () => ({ Component: (await frame()).AppShell }));
const WithProgress = firstScreen(async () => ({ Component: (await frame()).WithProgress }));
const Home = firstScreen(() => import('./routes/home.tsx'));
const EditChild = screen(() => import('./routes/edit-child.tsx'));
const Create = screen(() => import('./routes/create.tsx'));
const Episodes = screen(() => import('./routes/episodes.tsx'));
const Profile = screen(() => import('./routes/profile.tsx'));
const Family = screen(() => import('./routes/family.tsx'));
const SignInSecurity = screen(() => import('./routes/sign-in-security.tsx'));
const YouTube = screen(() => import('./routes/youtube.tsx'));
const episode = () => import('./routes/episode.tsx');
const EpisodeScreen = screen(episode);
const Watch = screen(async () => ({ Component: (await episode()).Watch }));
const TellEpisode = screen(() => import('./routes/tell-episode.tsx'));
const Tell = screen(() => import('./routes/tell.tsx'));
const Admin = screen(() => import('./routes/admin.tsx'));
const Account = screen(() => import('./routes/account.tsx'));
const OpenBilling = screen(() => import('./routes/open-billing.tsx'));
const films = () => import('./routes/films.tsx');
const Films = screen(films);
const Film = screen(async () => ({ Component: (await films()).FilmPage }));
const Kids = screen(() => import('./routes/kids.tsx'));
const FamilyLinks = screen(() => import('./routes/family-links.tsx'));
const People = screen(() => import('./routes/people.tsx'));
const together = () => import('./routes/together.tsx');
const Together = screen(together);
const TogetherKids = screen(async () => ({ Component: (await together()).Kids }));
const KeptPhotos = screen(() => import('./routes/kept-photos.tsx'));
const Season = screen(() => import('./routes/season.tsx'));
const SharedFilm = screen(() => import('./routes/shared-film.tsx'));
const AdminUsers = screen(() => import('./routes/admin-users.tsx'));
const NotFound = screen(() => import('./routes/not-found.tsx'));

const legal = () => import('./routes/legal.tsx');
const Terms = screen(async () => ({ Component: (await legal()).Terms }));
const Privacy = screen(async () => ({ Component: (await legal()).Privacy }));
const Cookies = screen(async () => ({ Component: (await legal()).Cookies }));
const Support = screen(async () => ({ Component: (await legal()).Support }));

export const table = createRoutesFromElements(
  <>
    <Route path={paths.landing} element={<Landing />} />
    <Route path={paths.signIn} element={<SignIn />} />
    <Route path={paths.signUp} element={<SignUp />} />
    <Route path={paths.forgotPassword} element={<ForgotPassword />} />
    <Route path={paths.resetPassword} element={<ResetPassword />} />
    <Route path={paths.confirmAddress} element={<ConfirmAddress />} />
    <Route path={paths.join} element={<Join />} />
    <Route path={paths.terms} element={<Terms />} />
    <Route path={paths.legalTerms} element={<Terms />} />
    <Route path={paths.privacy} element={<Privacy />} />
    <Route path={paths.cookies} element={<Cookies />} />
    <Route path={paths.support} element={<Support />} />
    {/* The server names it in links, and adds what search engines are told. */}
    <Route path="/film/:token" element={<SharedFilm />} />
    {/* The server names it in links. */}
    <Route path="/tell/:token" element={<Tell />} />
    <Route element={<RequireSignedIn />}>
      <Route element={<WithSetupNotice />}>
        <Route element={<Destination />}>
          <Route path={paths.admin} element={<Admin />} />
          <Route path={`${paths.admin}/:list`} element={<Admin />} />
          <Route path={paths.users} element={<AdminUsers />} />
          <Route path={paths.signInSecurity} element={<SignInSecurity />} />
          <Route path={paths.account} element={<Account />} />
          <Route path={paths.openBilling} element={<OpenBilling />} />
          <Route path={paths.films} element={<Films />} />
          <Route path={paths.kids} element={<Kids />} />
          <Route path={paths.familyLinks} element={<FamilyLinks />} />
          <Route path={paths.people} element={<People />} />
          <Route path={paths.together} element={<Together />} />
          <Route path={paths.togetherKids} element={<TogetherKids />} />
          <Route path="/account/films/:episodeId" element={<Film />} />
          {/* The server names it in what it tells of photos that will be deleted. */}
          <Route path="/account/photos/:childId" element={<KeptPhotos />} />
          <Route path={paths.firstLook} element={<FirstLook />} />
          <Route path={paths.changeAddress} element={<ChangeAddress />} />
        </Route>
        <Route path={paths.subscriptionCheck} element={<SubscriptionCheck />} />
        <Route path={paths.subscription} element={<Subscription />} />
        <Route path={paths.paymentSuccess} element={<PaymentSuccess />} />
        <Route element={<RequireSubscription />}>
          <Route path={paths.childSetup} element={<ChildSetup />} />
          <Route path="/auth/avatar-selection" element={<AvatarSelection />} />
          <Route element={<WithProgress />}>
            <Route path="/watch/:episodeId" element={<Watch />} />
            <Route element={<AppShell />}>
              <Route path={paths.home} element={<Home />} />
              <Route path="/edit-child/:childId" element={<EditChild />} />
              <Route path="/app/edit-child/:childId" element={<EditChild />} />
              <Route path={paths.create} element={<Create />} />
              <Route path="/create" element={<Create />} />
              <Route path={paths.episodes} element={<Episodes />} />
              <Route path="/app/episodes/:episodeId" element={<EpisodeScreen />} />
              <Route path="/app/episodes/:episodeId/tell" element={<TellEpisode />} />
              <Route path="/app/children/:childId/seasons/:season" element={<Season />} />
              <Route path={paths.profile} element={<Profile />} />
              <Route path={paths.family} element={<Family />} />
              <Route path={paths.youtube} element={<YouTube />} />
            </Route>
          </Route>
        </Route>
      </Route>
    </Route>
    <Route path="*" element={<NotFound />} />
  </>,
);

export function AppRoutes() {
  useScrollToTop();
  const location = useLocation();
  useLayoutEffect(noteEntry, [location]);
  return (
    <ScreenBoundary>
      <NewVersion />
      <ConnectionGate>
        <Suspense fallback={<Waiting />}>
          <Screens />
        </Suspense>
      </ConnectionGate>
    </ScreenBoundary>
  );
}

function Screens() {
  const { pathname } = useLocation();
  const likely = useMemo(() => likelyRoutes(table, pathname), [pathname]);
  return useRoutes(likely);
}
