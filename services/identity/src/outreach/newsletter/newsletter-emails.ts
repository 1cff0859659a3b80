import { NEWSLETTER_CONFIRM_DAYS } from '@landsea/contracts/outreach';
import { emailBody, type Mail } from '@landsea/nest-kit';

/** Quotes nothing that was typed: anybody may enter any address. */
export const confirmSubscriptionEmail = (to: string, url: string): Mail => ({
  to,
  subject: 'Confirm your Landsea newsletter',
  ...emailBody({
    heading: 'One click, and you are on the list',
    paragraphs: [
      'Somebody, most likely you, asked for the Landsea newsletter at this address. We write when there is something to tell, such as a new guide or a booking rule that changed. There is no fixed schedule.',
      `Please confirm within ${String(NEWSLETTER_CONFIRM_DAYS)} days. Until then nothing is sent, and afterward this address is deleted.`,
    ],
    action: { label: 'Confirm my address', url },
    footnote: 'If you did not ask for this, you need to do nothing: no newsletter is sent to you.',
  }),
});

export const alreadySubscribedEmail = (to: string, unsubscribeUrl: string): Mail => ({
  to,
  subject: 'You already get the Landsea newsletter',
  ...emailBody({
    heading: 'You are on the list already',
    paragraphs: [
      'Somebody, most likely you, asked for the Landsea newsletter at this address. It is on the list already, so there is nothing to do.',
    ],
    action: { label: 'Unsubscribe', url: unsubscribeUrl },
  }),
});
