import { useFreshSession, useSession, useShownBrand } from '@landsea/web-kit';
import type { PageHandle } from '@landsea/web-kit/pages';
import { Fragment, Suspense } from 'react';
import { ScrollRestoration, useLocation, useMatches, useParams, type Location } from 'react-router-dom';
import { AccessibilityEffects } from './accessibility/accessibility-effects';
import { HelpMessages } from './accessibility/help-messages';
import { SoundEffects } from './accessibility/sound-effects';
import { DialogHost } from './dialog-host';
import { UnconfirmedNotice } from './features/email-verification/unconfirmed-notice';
import { SessionEnd } from './session/session-end';
import { NotFoundPage } from './failures/not-found-page';
import { UnmatchedPage } from './failures/unmatched-page';
import { DemoLine } from './frame/notices/demo-line';
import { makeDispensable } from './frame/dispensable';
import { Frame } from './frame/frame';
import { HashTarget } from './frame/hash-target';
import { PageFade } from './frame/page-fade';
import { PageHead } from './frame/page-head';
import { PageSkeleton } from './frame/page-skeleton';
import { Toaster } from './frame/toasts/toaster';
import { HomeRedirect } from './guard/home-redirect';
import { PageGuard } from './guard/page-guard';
import { hasValidIds } from './known-pages';
import type { RemoteRegistry } from './remote-registry';
import { ThemeEffects } from './theme/theme-effects';

const PastDueNotice = makeDispensable(
  async () => (await import('./frame/notices/past-due-notice')).PastDueNotice,
);
const ErasureNotice = makeDispensable(
  async () => (await import('./features/settings/erasure/erasure-notice')).ErasureNotice,
);
const SignInAgain = makeDispensable(async () => (await import('./session/sign-in-again')).SignInAgain);

const handleOf = (matches: ReturnType<typeof useMatches>): PageHandle | undefined => {
  const found = matches.findLast(
    ({ handle }) => typeof handle === 'object' && handle !== null && 'access' in handle,
  );
  return found?.handle as PageHandle | undefined;
};

/**
 * The first page of every visit has the key `default`, so the path is added to tell scroll positions apart.
 */
const scrollKey = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

export function RootLayout({ registry }: { registry: RemoteRegistry }) {
  const matches = useMatches();
  const location = useLocation();
  const { pathname } = location;
  useFreshSession(pathname);
  const params = useParams();
  const { user } = useSession();
  const brand = useShownBrand();
  const waitsForErasure = Boolean(user?.erasesAt);
  const hasUnconfirmedEmail = user !== undefined && !user.emailVerified && !user.isDemo;
  const isUnmatched = !hasValidIds(params);
  const matched = isUnmatched ? undefined : handleOf(matches);
  const isMissing = matched?.isThere?.(location) === false;
  const handle = isMissing ? undefined : matched;
  const InFront = handle?.inFront ?? Fragment;
  const frame = handle?.frame ?? 'full';
  const isFull = frame === 'full';
  return (
    <>
      <ThemeEffects />
      <AccessibilityEffects />
      <PageHead handle={handle} site={brand?.name} />
      <Frame registry={registry} frame={frame}>
        {/* A notice that arrives after the page would move a button under a finger. */}
        {isFull ? <DemoLine /> : null}
        {waitsForErasure ? (
          <Suspense>
            <ErasureNotice />
          </Suspense>
        ) : null}
        {user && !user.isDemo && isFull ? (
          <Suspense>
            <PastDueNotice />
          </Suspense>
        ) : null}
        {hasUnconfirmedEmail && isFull ? <UnconfirmedNotice /> : null}
        <HomeRedirect>
          {isUnmatched ? (
            <UnmatchedPage />
          ) : isMissing ? (
            <NotFoundPage />
          ) : (
            <Suspense fallback={<PageSkeleton />}>
              <InFront>
                <PageGuard access={handle?.access ?? 'public'} role={handle?.role} tripId={params['tripId']}>
                  <PageFade pageKey={pathname} />
                </PageGuard>
              </InFront>
            </Suspense>
          )}
        </HomeRedirect>
      </Frame>
      <DialogHost />
      <SoundEffects />
      <HelpMessages pageHelp={handle?.help ?? handle?.description} />
      <SessionEnd />
      {user && !user.isDemo ? (
        <Suspense>
          <SignInAgain />
        </Suspense>
      ) : null}
      <Toaster />
      <ScrollRestoration getKey={scrollKey} />
      <HashTarget />
    </>
  );
}
