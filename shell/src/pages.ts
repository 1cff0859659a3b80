import { definePages } from '@landsea/web-kit/pages';
import { lazy } from 'react';

// The build reads this file too, and can load nothing but the definitions.
const ClaimInFront = lazy(async () => ({
  default: (await import('./features/payment-result/claim-in-front')).ClaimInFront,
}));

const auth = {
  access: 'public',
  description: 'Sign in to your trips, or create a free Landsea account.',
  keywords: 'sign in, create account',
  help: 'Two tabs: sign in, or create an account. The demo opens a whole trip of your own to try.',
  canonical: '/auth',
  page: async () => (await import('./features/auth/auth-page')).AuthPage,
} as const;

const billing = {
  access: 'signed-in',
  title: 'Billing',
  description: 'What you pay for, what comes next, and every receipt.',
} as const;

const payment = {
  access: 'signed-in',
  description: 'Your payment is being confirmed.',
  keywords: 'payment',
  inFront: ClaimInFront,
} as const;

export const pages = definePages([
  { ...auth, name: 'Auth', paths: ['/auth'], title: 'Sign in', prerendered: ['/auth?type=agent'] },
  {
    ...auth,
    name: 'AuthSignup',
    paths: ['/auth/signup'],
    title: 'Create account',
    prerendered: ['/auth/signup?type=agent'],
  },
  {
    name: 'Login',
    paths: ['/login'],
    access: 'public',
    title: 'Log in',
    description: 'Log in to Landsea as a family, as a travel agent, or as the client of one.',
    page: async () => (await import('./features/auth/login-page')).LoginPage,
  },
  {
    name: 'ResetPassword',
    paths: ['/reset-password'],
    unlisted: true,
    access: 'public',
    title: 'Reset your password',
    description: 'Choose a new password for your Landsea account.',
    keywords: 'reset password',
    frame: 'bare',
    page: async () => (await import('./features/auth/reset/reset-password-page')).ResetPasswordPage,
  },
  {
    name: 'ConfirmEmail',
    paths: ['/confirm-email'],
    unlisted: true,
    access: 'public',
    title: 'Confirm your email',
    description: 'The link that was mailed to your new address.',
    page: async () => (await import('./features/settings/confirm-email-page')).ConfirmEmailPage,
  },
  {
    name: 'VerifyEmail',
    paths: ['/verify-email'],
    unlisted: true,
    access: 'public',
    title: 'Confirm your address',
    description: 'The link that was mailed to you when you opened your account.',
    page: async () => (await import('./features/email-verification/verify-email-page')).VerifyEmailPage,
  },
  {
    name: 'Settings',
    paths: ['/settings', '/settings-legacy'],
    access: 'signed-in',
    title: 'Settings',
    description: 'Account, appearance and privacy.',
    page: async () => (await import('./features/settings/settings-page')).SettingsPage,
  },
  {
    ...billing,
    name: 'Billing',
    paths: ['/billing'],
    page: async () => (await import('./features/billing/billing-page')).BillingPage,
  },
  {
    ...billing,
    name: 'BillingSuccess',
    paths: ['/billing/success'],
    page: async () => (await import('./features/plan-result/billing-success-page')).BillingSuccessPage,
  },
  {
    ...billing,
    name: 'AccountSuccess',
    paths: ['/account/success'],
    page: async () => (await import('./features/plan-result/account-success-page')).AccountSuccessPage,
  },
  {
    ...payment,
    name: 'PaymentSuccess',
    paths: ['/payment-success'],
    title: 'Payment',
    page: async () => (await import('./features/payment-result/payment-success-page')).PaymentSuccessPage,
  },
  {
    ...payment,
    name: 'PaymentCanceled',
    paths: ['/payment-canceled'],
    unlisted: true,
    title: 'Payment',
    page: async () => (await import('./features/payment-result/payment-canceled-page')).PaymentCanceledPage,
  },
  {
    ...payment,
    name: 'PaymentWorkflowTesting',
    paths: ['/payment-workflow-testing'],
    title: 'Payment walk',
    page: async () => (await import('./features/payment-walk/payment-walk-page')).PaymentWalkPage,
  },
]);
