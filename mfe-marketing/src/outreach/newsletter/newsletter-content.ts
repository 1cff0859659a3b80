import { NEWSLETTER_CONFIRM_DAYS } from '@landsea/contracts/outreach';

export const newsletterContent = {
  title: 'The Landsea newsletter',
  lead: 'We write when there is something to tell: a new guide, a booking rule that changed, a part of Landsea that got better.',
  boxTitle: 'Hear from us when it matters',
  boxText:
    'New guides, and booking rules that changed. No fixed schedule, no ads. Unsubscribe with one click.',
  emailLabel: 'Email',
  button: 'Subscribe',
  sending: 'Sending...',
  sentTitle: 'Look in your mailbox',
  sentText: (email: string) =>
    `We sent a link to ${email}. Follow it within ${String(NEWSLETTER_CONFIRM_DAYS)} days, or we delete the address.`,
  promises: [
    'Your address is used for the newsletter alone, and given to nobody.',
    'You are on the list only after you followed the link in our email.',
    'Each newsletter ends with a link to unsubscribe, which deletes your address.',
  ],

  confirmTitle: 'Confirm your subscription',
  confirmText: 'One click, and the Landsea newsletter comes to the address that this link was sent to.',
  confirmButton: 'Yes, subscribe me',
  confirming: 'Confirming...',
  confirmFailed: 'Your subscription was not confirmed',
  subscribeAgain: 'Subscribe again',

  endTitle: 'Unsubscribe from the newsletter',
  endText:
    'No more newsletters, and your address is deleted from the list. Emails about your trips do not change.',
  endButton: 'Unsubscribe',
  ending: 'Unsubscribing...',
  endedTitle: 'You are unsubscribed',
  endedText: 'Your address is off the list. Nothing else of your account has changed.',
  endFailed: 'You were not unsubscribed',
  thanks: 'Thank you for reading along',
  thanksText:
    'The newsletter comes to addresses that were confirmed by the link in our email, when there is something to tell.',
  thanksConfirmed: 'Thank you, you are on the list',
  thanksConfirmedText:
    'The next newsletter comes when there is something to tell. Until then, your own plan is the best tip we have.',
  openTrip: 'Open my trip',
  start: 'Start planning',
  homeLink: 'To the front page',
} as const;
