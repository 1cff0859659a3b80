import { PARKS_ZONE } from '@landsea/contracts/core';
import { formatPrice } from '@landsea/contracts/billing';
import { emailBody, type Mail } from '@landsea/nest-kit';

const day = (instant: Date): string =>
  instant.toLocaleDateString('en-US', {
    timeZone: PARKS_ZONE,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });

interface Unclaimed {
  email: string;
  /** What was paid, in cents. */
  amountCents: number;
  refundsAt: Date;
}

/**
 * To who paid for a preview and has not made it theirs; the address carries what proves it. Nobody has verified the email,
 * so the trip is not named.
 */
export const claimEmail = ({
  email,
  amountCents,
  refundsAt,
  url,
  isReminder,
}: Unclaimed & { url: string; isReminder: boolean }): Mail => ({
  to: email,
  subject: isReminder ? 'Your paid trip is still waiting for you' : 'Your trip is paid: open it',
  ...emailBody({
    heading: isReminder ? 'Your paid trip is still waiting' : 'Your payment arrived',
    paragraphs: [
      `You paid ${formatPrice(amountCents)} to unlock a trip, and it belongs to no account yet.`,
      'Sign in or create a free account with the button below. The trip becomes yours, with every planning tool unlocked.',
      `If you do nothing, we refund the ${formatPrice(amountCents)} on ${day(refundsAt)}.`,
    ],
    action: { label: 'Open my trip', url },
    footnote: 'Keep this mail to yourself: whoever has the address in it can open the trip.',
  }),
});

/** The 30 days are over. */
export const unclaimedRefundEmail = ({ email, amountCents }: Omit<Unclaimed, 'refundsAt'>): Mail => ({
  to: email,
  subject: 'We are returning your payment',
  ...emailBody({
    heading: `Your ${formatPrice(amountCents)} is on its way back`,
    paragraphs: [
      `You paid ${formatPrice(amountCents)} to unlock a trip 30 days ago, and nobody opened the trip with an account since. We are returning the payment to the card you used.`,
      'Your bank may take a few days to show it. You need not do anything.',
    ],
  }),
});
