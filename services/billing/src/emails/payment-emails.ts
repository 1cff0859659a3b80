import { formatDay, formatLastDay, formatMoney } from './email-formats.js';
import type { EmailText } from './email-text.js';

type TripName = string | null;

interface TripNaming {
  trip(name: TripName): string;
  title(name: TripName): string;
  otherTrip(name: TripName): string;
  facts(label: string, name: TripName): { label: string; value: string }[];
}

const byName: TripNaming = {
  trip: (name) => (name ? `“${name}”` : 'your trip'),
  title: (name) => (name ? `“${name}”` : 'Your trip'),
  otherTrip: (name) => (name ? `“${name}”` : 'your other trip'),
  facts: (label, name) => [{ label, value: name ?? 'A trip that was deleted' }],
};

const unnamed: TripNaming = {
  trip: () => 'your trip',
  title: () => 'Your trip',
  otherTrip: () => 'your other trip',
  facts: () => [],
};

const writeBothForms =
  <Facts>(write: (facts: Facts, naming: TripNaming) => EmailText) =>
  (facts: Facts): EmailText => ({ ...write(facts, byName), unnamed: write(facts, unnamed) });

interface Amount {
  amountCents: number;
  currency: string;
}
interface NamedTrip {
  tripName: string | null;
}

interface Receipt extends Amount, NamedTrip {
  tripId: string;
  paymentIntent: string;
  paidAt: Date;
  accessEndsAt: Date;
  archived: boolean;
}

export const receiptEmail = writeBothForms((paid: Receipt, naming) => ({
  subject: 'Your Landsea receipt',
  heading: paid.archived
    ? `${naming.title(paid.tripName)} is paid for`
    : `${naming.title(paid.tripName)} is unlocked`,
  paragraphs: [
    `Thank you! We received your payment of ${formatMoney(paid.amountCents, paid.currency)} to unlock one trip.`,
    paid.archived
      ? `The trip is archived, so you can look at it but not change it. Restore it under My Trips to use every planning tool until ${formatLastDay(paid.accessEndsAt)}, 30 days after the trip ends.`
      : `Every planning tool for ${naming.trip(paid.tripName)} is yours until ${formatLastDay(paid.accessEndsAt)}, 30 days after the trip ends. If the trip’s dates change, this date moves with them.`,
  ],
  facts: [
    ...naming.facts('Trip', paid.tripName),
    { label: 'Paid', value: formatMoney(paid.amountCents, paid.currency) },
    { label: 'Date', value: formatDay(paid.paidAt) },
    { label: 'Open until', value: formatLastDay(paid.accessEndsAt) },
  ],
  action: paid.archived
    ? { label: 'Go to My Trips', path: '/my-trips' }
    : { label: 'Open the trip', path: `/trip/${paid.tripId}/dashboard` },
  footnote: `Payment ID: ${paid.paymentIntent}. You’ll find this payment and its receipt under Billing.`,
}));

interface Held extends Amount, NamedTrip {
  blockingTripName: string | null;
  refundsAt: Date;
}

export const heldEmail = writeBothForms((held: Held, naming) => ({
  subject: 'Choose what to do with your Landsea payment',
  heading: 'We got your payment. What should we do with it?',
  paragraphs: [
    `We received ${formatMoney(held.amountCents, held.currency)} for ${naming.trip(held.tripName)}. Only one paid trip can be active at a time, and right now that’s ${naming.otherTrip(held.blockingTripName)}.`,
    `You have two choices. Archive ${naming.otherTrip(held.blockingTripName)}, and ${naming.trip(held.tripName)} unlocks right away. Or get your money back: we’ll refund the full amount.`,
    `If you do nothing, we’ll refund it on ${formatDay(held.refundsAt)}.`,
  ],
  facts: [
    { label: 'Paid', value: formatMoney(held.amountCents, held.currency) },
    ...naming.facts('For', held.tripName),
    { label: 'Choose by', value: formatDay(held.refundsAt) },
  ],
  action: { label: 'Choose in Billing', path: '/billing' },
}));

interface Refund extends Amount, NamedTrip {
  inFull: boolean;
}

export const refundEmail = writeBothForms((refunded: Refund, naming) => ({
  subject: 'Your Landsea refund is on its way',
  heading: `${formatMoney(refunded.amountCents, refunded.currency)} is on its way back`,
  paragraphs: [
    `We refunded ${formatMoney(refunded.amountCents, refunded.currency)} of your payment for ${naming.trip(refunded.tripName)} to the card or account you paid with. It can take your bank 5 to 10 days to show it.`,
    refunded.inFull ? 'This payment no longer unlocks a trip.' : 'Your trip stays unlocked.',
  ],
  facts: [
    ...naming.facts('Trip', refunded.tripName),
    { label: 'Refunded', value: formatMoney(refunded.amountCents, refunded.currency) },
  ],
  action: { label: 'See your payments', path: '/billing' },
}));

export const refundFailedEmail = writeBothForms((failed: Amount & NamedTrip, naming) => ({
  subject: 'Your Landsea refund hasn’t gone through yet',
  heading: `${formatMoney(failed.amountCents, failed.currency)} came back to us`,
  paragraphs: [
    `We tried to refund ${formatMoney(failed.amountCents, failed.currency)} of your payment for ${naming.trip(failed.tripName)}, but your bank couldn’t accept it. This often happens when a card was closed or replaced.`,
    'The money is still yours. Someone on our team will look into it and try again. If that doesn’t work, we’ll ask you how else to send it.',
  ],
  action: { label: 'See your payments', path: '/billing' },
}));

interface AccessEnding extends NamedTrip {
  tripId: string;
  endsAt: Date;
}

export const accessEndsEmail = writeBothForms((ending: AccessEnding, naming) => ({
  subject: 'Editing ends soon for one of your Landsea trips',
  heading: `Editing ends soon for ${naming.trip(ending.tripName)}`,
  paragraphs: [
    `You can change everything in ${naming.trip(ending.tripName)} through ${formatLastDay(ending.endsAt)}. After that you can still look at it, and nothing is deleted.`,
    'Did the trip move? Change its dates, and your access moves with them.',
  ],
  action: { label: 'Open the trip', path: `/trip/${ending.tripId}/dashboard` },
}));
