import { NEWSLETTER_CONFIRM_DAYS } from '@landsea/contracts/outreach';

export const newsletterContent = {
  title: 'The Landsea newsletter',
  lead: 'We write when there’s something worth knowing: a new guide, a booking rule that changed, something in Landsea that got better.',
  boxTitle: 'Hear from us when it matters',
  boxText:
    'New guides, and booking rules that changed. No fixed schedule, no ads. Unsubscribe with one click.',
  emailLabel: 'Email',
  button: 'Subscribe',
  sending: 'Sending...',
  sentTitle: 'Check your inbox',
  sentText: (email: string) =>
    `We sent a link to ${email}. Open it within ${NEWSLETTER_CONFIRM_DAYS} days to confirm, or we’ll delete the address.`,
  promises: [
    'We use your address for the newsletter only, and share it with no one.',
    'You’re on the list only after you open the link in our email.',
    'Every newsletter has an unsubscribe link, which deletes your address.',
  ],

  confirmTitle: 'Confirm your subscription',
  confirmText: 'One click, and the Landsea newsletter will come to the address this link was sent to.',
  confirmButton: 'Yes, subscribe me',
  confirming: 'Confirming...',
  confirmFailed: 'Your subscription was not confirmed',
  subscribeAgain: 'Subscribe again',

  endTitle: 'Unsubscribe from the newsletter',
  endText:
    'You’ll get no more newsletters, and we’ll delete your address from the list. Emails about your trips won’t change.',
  endButton: 'Unsubscribe',
  ending: 'Unsubscribing...',
  endedTitle: 'You’re unsubscribed',
  endedText: 'Your address is off the list. Nothing else in your account has changed.',
  endFailed: 'You were not unsubscribed',
  thanks: 'Thanks for reading along',
  thanksText:
    'If you confirmed your address with the link in our email, we’ll write when there’s something worth knowing.',
  thanksConfirmed: 'Thank you! You’re on the list',
  thanksConfirmedText:
    'You’ll hear from us when there’s something worth knowing. Until then, your own plan is the best tip we have.',
  openTrip: 'Open my trip',
  start: 'Start planning',
  homeLink: 'Back to the home page',
} as const;
