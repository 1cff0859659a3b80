import { PARKS_ZONE } from '@landsea/contracts/core';
import { formatPrice } from '@landsea/contracts/billing';
import { makeEmailBody, type Mail } from '@landsea/nest-kit';

const day = (instant: Date): string =>
  instant.toLocaleDateString('en-US', {
    timeZone: PARKS_ZONE,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });

interface Unclaimed {
  email: string;
  amountCents: number;
  refundsAt: Date;
}

/** Nobody has verified the email, so the trip is not named. */
export const claimEmail = ({
  email,
  amountCents,
  refundsAt,
  url,
  isReminder,
}: Unclaimed & { url: string; isReminder: boolean }): Mail => ({
  to: email,
  subject: isReminder
    ? 'Your Landsea trip is still waiting for you'
    : 'Your Landsea trip is paid for. Open it now',
  ...makeEmailBody({
    heading: isReminder ? 'Your paid trip is still waiting' : 'We got your payment',
    paragraphs: [
      `You paid ${formatPrice(amountCents)} to unlock a trip, but it isn’t in an account yet.`,
      'Use the button below to sign in or create a free account. The trip becomes yours, with every planning tool unlocked.',
      `If you do nothing, we’ll refund the ${formatPrice(amountCents)} on ${day(refundsAt)}.`,
    ],
    action: { label: 'Open my trip', url },
    footnote: 'Keep this email to yourself: anyone with this link can open the trip.',
  }),
});

export const makeUnclaimedRefundEmail = ({ email, amountCents }: Omit<Unclaimed, 'refundsAt'>): Mail => ({
  to: email,
  subject: 'We’re refunding your Landsea payment',
  ...makeEmailBody({
    heading: `Your ${formatPrice(amountCents)} is on its way back`,
    paragraphs: [
      `You paid ${formatPrice(amountCents)} to unlock a trip 30 days ago, and nobody has opened it with an account since. We’re refunding the card you used.`,
      'It may take your bank a few days to show it. There’s nothing you need to do.',
    ],
  }),
});
