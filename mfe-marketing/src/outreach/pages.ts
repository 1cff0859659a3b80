import { definePages } from '@landsea/web-kit/pages';

const emailedLink = {
  access: 'public',
  description: 'The link of an email from the Landsea newsletter.',
} as const;

export const outreachPages = definePages([
  {
    name: 'Contact',
    paths: ['/contact'],
    access: 'public',
    title: 'Contact | Landsea',
    description: 'Ask a question, get help with a payment, or ask for a 15-minute demo for your agency.',
    keywords: 'contact, support, agent demo',
    page: async () => (await import('./contact/contact-page')).ContactPage,
  },
  {
    name: 'Suggestions',
    paths: ['/suggestions'],
    access: 'public',
    title: 'Suggestions | Landsea',
    description: 'Tell us what is missing, what does not work, or which fact is wrong.',
    keywords: 'feedback, feature request',
    page: async () => (await import('./suggestions/suggestions-page')).SuggestionsPage,
  },
  {
    name: 'Newsletter',
    paths: ['/newsletter'],
    access: 'public',
    title: 'Newsletter | Landsea',
    description: 'New guides, and booking rules that changed: an email when there is something to tell.',
    page: async () => (await import('./newsletter/newsletter-page')).NewsletterPage,
  },
  {
    ...emailedLink,
    name: 'NewsletterConfirm',
    paths: ['/newsletter/confirm/:token'],
    unlisted: true,
    title: 'Confirm your subscription | Landsea',
    page: async () => (await import('./newsletter/newsletter-confirm-page')).NewsletterConfirmPage,
  },
  {
    ...emailedLink,
    name: 'NewsletterUnsubscribe',
    paths: ['/newsletter/unsubscribe/:token'],
    unlisted: true,
    title: 'Unsubscribe | Landsea',
    page: async () => (await import('./newsletter/newsletter-end-page')).NewsletterEndPage,
  },
  {
    name: 'Thanks',
    paths: ['/thanks'],
    access: 'public',
    unlisted: true,
    title: 'Thank you | Landsea',
    description: 'Thanks for subscribing to the Landsea newsletter.',
    page: async () => (await import('./newsletter/thanks-page')).ThanksPage,
  },
  {
    name: 'Privacy',
    paths: ['/privacy'],
    access: 'public',
    title: 'Privacy | Landsea',
    description: 'What Landsea stores about you, why, for how long, and how you download or delete it.',
    page: async () => (await import('./legal/privacy-page')).PrivacyPage,
  },
  {
    name: 'Terms',
    paths: ['/terms'],
    access: 'public',
    title: 'Terms of use | Landsea',
    description: 'What you may expect of Landsea, and what we ask of you.',
    page: async () => (await import('./legal/terms-page')).TermsPage,
  },
  {
    name: 'Refunds',
    paths: ['/refunds'],
    access: 'public',
    title: 'Refunds | Landsea',
    description: 'What we refund automatically, when you can ask for a refund, and when to write to us.',
    page: async () => (await import('./legal/refunds-page')).RefundsPage,
  },
]);
