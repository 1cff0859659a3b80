import { NEWSLETTER_CONFIRM_DAYS } from '@landsea/contracts/outreach';
import { makeEmailBody, type Mail } from '@landsea/nest-kit';

export const confirmSubscriptionEmail = (to: string, url: string): Mail => ({
  to,
  subject: 'Confirm your Landsea newsletter signup',
  ...makeEmailBody({
    heading: 'One click and you’re on the list',
    paragraphs: [
      'Someone, most likely you, signed this address up for the Landsea newsletter. We write when there’s something worth knowing, like a new guide or a change to a booking rule. There’s no fixed schedule.',
      `Please confirm within ${NEWSLETTER_CONFIRM_DAYS} days. We won’t send anything until you do, and if you don’t, we delete this address.`,
    ],
    action: { label: 'Confirm my address', url },
    footnote: 'If you didn’t sign up, just ignore this email. You won’t get the newsletter.',
  }),
});

export const makeAlreadySubscribedEmail = (to: string, unsubscribeUrl: string): Mail => ({
  to,
  subject: 'You already get the Landsea newsletter',
  ...makeEmailBody({
    heading: 'You’re already on the list',
    paragraphs: [
      'Someone, most likely you, signed this address up for the Landsea newsletter again. You already get it, so there’s nothing to do. If you’d rather not get it, unsubscribe below.',
    ],
    action: { label: 'Unsubscribe', url: unsubscribeUrl },
  }),
});
