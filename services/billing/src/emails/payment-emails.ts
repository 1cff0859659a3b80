import { day, lastDay, money } from './email-formats.js';
import { inBothForms } from './trip-naming.js';

interface Amount {
  amountCents: number;
  currency: string;
}
interface NamedTrip {
  /** Null for a trip that is not known any more. */
  tripName: string | null;
}

interface Receipt extends Amount, NamedTrip {
  tripId: string;
  paymentIntent: string;
  paidAt: Date;
  accessEndsAt: Date;
  archived: boolean;
}

export const receiptEmail = inBothForms((paid: Receipt, naming) => ({
  subject: 'Your Landsea receipt',
  heading: paid.archived
    ? `${naming.title(paid.tripName)} is paid for`
    : `${naming.title(paid.tripName)} is unlocked`,
  paragraphs: [
    `Thank you. We received ${money(paid.amountCents, paid.currency)} for one trip unlock.`,
    paid.archived
      ? `The trip is archived, so it can be looked at and not changed. Restore it under My Trips, and every planning tool is open until ${lastDay(paid.accessEndsAt)}, 30 days after the trip ends.`
      : `Every planning tool of ${naming.trip(paid.tripName)} is open until ${lastDay(paid.accessEndsAt)}, 30 days after the trip ends. If you move the trip, this date moves with it.`,
  ],
  facts: [
    ...naming.facts('Trip', paid.tripName),
    { label: 'Paid', value: money(paid.amountCents, paid.currency) },
    { label: 'On', value: day(paid.paidAt) },
    { label: 'Open until', value: lastDay(paid.accessEndsAt) },
  ],
  action: paid.archived
    ? { label: 'Go to My Trips', path: '/my-trips' }
    : { label: 'Open the trip', path: `/trip/${paid.tripId}/dashboard` },
  footnote: `Payment ${paid.paymentIntent}. It is listed with its receipt under Billing.`,
}));

interface Held extends Amount, NamedTrip {
  blockingTripName: string | null;
  refundsAt: Date;
}

export const heldEmail = inBothForms((held: Held, naming) => ({
  subject: 'Your payment waits for your decision',
  heading: 'Your payment arrived, and waits',
  paragraphs: [
    `We received ${money(held.amountCents, held.currency)} for ${naming.trip(held.tripName)}. One trip can be active at a time, and ${naming.otherTrip(held.blockingTripName)} is.`,
    `You have two choices. Archive ${naming.otherTrip(held.blockingTripName)}: then ${naming.trip(held.tripName)} opens by itself. Or take the payment back: we refund all of it.`,
    `If you do nothing, we refund it on ${day(held.refundsAt)}.`,
  ],
  facts: [
    { label: 'Paid', value: money(held.amountCents, held.currency) },
    ...naming.facts('Waits', held.tripName),
    { label: 'Choose until', value: day(held.refundsAt) },
  ],
  action: { label: 'Choose under Billing', path: '/billing' },
}));

interface Refund extends Amount, NamedTrip {
  inFull: boolean;
}

export const refundEmail = inBothForms((refunded: Refund, naming) => ({
  subject: 'Your Landsea refund is made',
  heading: `${money(refunded.amountCents, refunded.currency)} is on its way back`,
  paragraphs: [
    `We refunded ${money(refunded.amountCents, refunded.currency)} of your payment for ${naming.trip(refunded.tripName)} to the card or account that you paid with. Banks take 5 to 10 days to show it.`,
    refunded.inFull ? 'This payment does not unlock a trip any more.' : 'The trip stays unlocked as it was.',
  ],
  facts: [
    ...naming.facts('Trip', refunded.tripName),
    { label: 'Refunded', value: money(refunded.amountCents, refunded.currency) },
  ],
  action: { label: 'See your payments', path: '/billing' },
}));

export const refundFailedEmail = inBothForms((failed: Amount & NamedTrip, naming) => ({
  subject: 'Your Landsea refund did not arrive yet',
  heading: `${money(failed.amountCents, failed.currency)} came back to us`,
  paragraphs: [
    `We sent ${money(failed.amountCents, failed.currency)} of your payment for ${naming.trip(failed.tripName)} back, and your bank could not take it; often the card is closed or was replaced.`,
    'The money is still yours. A person of ours looks at it and tries again; if that cannot work, we ask you for another way.',
  ],
  action: { label: 'See your payments', path: '/billing' },
}));

interface AccessEnding extends NamedTrip {
  tripId: string;
  endsAt: Date;
}

export const accessEndsEmail = inBothForms((ending: AccessEnding, naming) => ({
  subject: 'Your access to a trip ends in 7 days',
  heading: `The tools of ${naming.trip(ending.tripName)} close soon`,
  paragraphs: [
    `Until ${lastDay(ending.endsAt)} you can change everything in ${naming.trip(ending.tripName)}. After that it stays yours to look at, and nothing is deleted.`,
    'If the trip has moved, change its dates: the access moves with them.',
  ],
  action: { label: 'Open the trip', path: `/trip/${ending.tripId}/dashboard` },
}));
