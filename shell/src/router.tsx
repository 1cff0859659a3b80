import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import type { PageHandle } from '@landsea/web-kit';
import { ErrorScreen } from './failures/error-screen';
import { withRetry } from './failures/late-page';
import { UnmatchedPage } from './failures/unmatched-page';
import { ClaimInFront } from './features/payment-result/claim-in-front';
import { PageSkeleton } from './frame/page-skeleton';
import { remoteOf } from './path-ownership';
import type { RemoteRegistry } from './remote-registry';
import { RootLayout } from './root-layout';

const PAGES = 'pages';

const authHandle: PageHandle = {
  access: 'public',
  title: 'Sign in',
  description: 'Sign in to your trips, or create a free Landsea account.',
  keywords: 'sign in, create account',
  help: 'Two tabs: sign in, or create an account. The demo opens a whole trip of your own to try.',
  canonical: '/auth',
};
const loginHandle: PageHandle = {
  access: 'public',
  title: 'Log in',
  description: 'Log in to Landsea as a family, as a travel agent, or as the client of one.',
};
const paymentHandle: PageHandle = {
  access: 'signed-in',
  title: 'Payment',
  description: 'Your payment is being confirmed.',
  keywords: 'payment',
  inFront: ClaimInFront,
};

const billingHandle: PageHandle = {
  access: 'signed-in',
  title: 'Billing',
  description: 'What you pay for, what comes next, and every receipt.',
};

const settingsHandle: PageHandle = {
  access: 'signed-in',
  title: 'Settings',
  description: 'Your account, how Landsea looks, and what it keeps of you.',
  canonical: '/settings',
};

const settingsPage = async () => ({
  Component: (await import('./features/settings/settings-page')).SettingsPage,
});
const authPage = async () => ({ Component: (await import('./features/auth/auth-page')).AuthPage });

const ownPages: RouteObject[] = [
  { path: '/auth', handle: authHandle, lazy: authPage },
  { path: '/auth/signup', handle: { ...authHandle, title: 'Create account' }, lazy: authPage },
  { path: '/settings', handle: settingsHandle, lazy: settingsPage },
  { path: '/settings-legacy', handle: settingsHandle, lazy: settingsPage },
  {
    path: '/confirm-email',
    handle: {
      access: 'public',
      title: 'Confirm your email',
      description: 'The link that was mailed to your new address.',
    } satisfies PageHandle,
    lazy: async () => ({
      Component: (await import('./features/settings/confirm-email-page')).ConfirmEmailPage,
    }),
  },
  {
    path: '/reset-password',
    handle: {
      access: 'public',
      title: 'Reset your password',
      description: 'Choose a new password for your Landsea account.',
      keywords: 'reset password',
      frame: 'bare',
    } satisfies PageHandle,
    lazy: async () => ({
      Component: (await import('./features/auth/reset-password-page')).ResetPasswordPage,
    }),
  },
  {
    path: '/verify-email',
    handle: {
      access: 'public',
      title: 'Confirm your address',
      description: 'The link that was mailed to you when you opened your account.',
    } satisfies PageHandle,
    lazy: async () => ({
      Component: (await import('./features/email-verification/verify-email-page')).VerifyEmailPage,
    }),
  },
  {
    path: '/login',
    handle: loginHandle,
    lazy: async () => ({ Component: (await import('./features/auth/login-page')).LoginPage }),
  },
  {
    path: '/payment-success',
    handle: paymentHandle,
    lazy: async () => ({
      Component: (await import('./features/payment-result/payment-success-page')).PaymentSuccessPage,
    }),
  },
  {
    path: '/billing',
    handle: { ...billingHandle, canonical: '/billing' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./features/billing/billing-page')).BillingPage }),
  },
  {
    path: '/billing/success',
    handle: billingHandle,
    lazy: async () => ({
      Component: (await import('./features/plan-result/billing-success-page')).BillingSuccessPage,
    }),
  },
  {
    path: '/account/success',
    handle: billingHandle,
    lazy: async () => ({
      Component: (await import('./features/plan-result/account-success-page')).AccountSuccessPage,
    }),
  },
  {
    path: '/payment-workflow-testing',
    handle: { ...paymentHandle, title: 'Payment walk' } satisfies PageHandle,
    lazy: async () => ({
      Component: (await import('./features/payment-walk/payment-walk-page')).PaymentWalkPage,
    }),
  },
];

/** The shell's own pages; a remote's are patched in beside them when one of its paths is first visited. */
export const shellRoutes = (registry: RemoteRegistry): RouteObject[] => [
  {
    element: <RootLayout registry={registry} />,
    errorElement: <ErrorScreen wholePage />,
    children: [
      {
        id: PAGES,
        // inside the frame, which stays: a menu opened while the first page loads remains open
        hydrateFallbackElement: <PageSkeleton />,
        errorElement: <ErrorScreen />,
        children: [...ownPages.map(withRetry), { path: '*', element: <UnmatchedPage registry={registry} /> }],
      },
    ],
  },
];

/** Loads the remote that owns the visited path. When it cannot be had, the page inside the frame says so. */
export const patchRemotes = (registry: RemoteRegistry): PatchRoutesOnNavigationFunction => {
  const patched = new Set<string>();
  return async ({ path, patch, signal }) => {
    const name = remoteOf(path.split(/[?#]/)[0] ?? path);
    if (!name || patched.has(name)) return;
    const remote = await registry.load(name);
    // a navigation that was given up patches nothing; the next one has to
    if (!remote || signal.aborted || patched.has(name)) return;
    patched.add(name);
    patch(PAGES, remote.routes.map(withRetry));
  };
};
