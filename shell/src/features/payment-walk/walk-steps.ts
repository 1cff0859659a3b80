import { BillingOverview, CheckoutSession, PaymentVerification, Prices } from '@landsea/contracts/billing';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { AccessInfo, TripDetail, type CreateTrip } from '@landsea/contracts/trip';
import { answerOf } from '@landsea/web-kit';

export interface WalkState {
  tripId?: string;
  checkoutUrl?: string;
}

export interface WalkCall {
  method: 'GET' | 'POST' | 'PATCH';
  url: string;
  body?: object;
}

export interface WalkStep {
  id: string;
  title: string;
  text: string;
  call: (state: WalkState) => WalkCall;
  check: (answer: unknown, state: WalkState) => { wrong?: string; learned?: WalkState };
}

const DAYS_AHEAD = 120;

const walkTrip = (now: Date): CreateTrip => {
  const startDate = addDays(getDateIn(now), DAYS_AHEAD);
  return {
    name: 'Payment walk',
    mode: 'parks',
    startDate,
    endDate: addDays(startDate, 4),
    stays: [],
    sailing: null,
    party: [{ name: 'Walker', age: 30 }],
  };
};

const tripOf = ({ tripId = '' }: WalkState) => encodeURIComponent(tripId);

/** The session's id is the last part of the address of its page. */
const sessionOf = ({ checkoutUrl }: WalkState): string =>
  checkoutUrl ? (new URL(checkoutUrl).pathname.split('/').at(-1) ?? '') : '';

const unless = (holds: boolean, wrong: string) => (holds ? {} : { wrong });

export const walkSteps: readonly WalkStep[] = [
  {
    id: 'prices',
    title: 'What is on sale',
    text: 'The price comes from configuration, and the answer says that no money moves here.',
    call: () => ({ method: 'GET', url: '/api/billing/prices' }),
    check: (answer) => unless(answerOf(Prices)(answer).tripUnlock !== null, 'Single trips are not on sale.'),
  },
  {
    id: 'trip',
    title: 'A trip to pay for',
    text: 'Creating it is free; editing inside it is not.',
    call: () => ({ method: 'POST', url: '/api/trips', body: walkTrip(new Date()) }),
    check: (answer) => ({ learned: { tripId: answerOf(TripDetail)(answer).id } }),
  },
  {
    id: 'locked',
    title: 'Before: view only',
    text: 'Nothing is paid for this trip yet.',
    call: (state) => ({ method: 'GET', url: `/api/user/access?tripId=${tripOf(state)}` }),
    check: (answer) => unless(!answerOf(AccessInfo)(answer).canEdit, 'The trip can be edited already.'),
  },
  {
    id: 'checkout',
    title: 'Checkout',
    text: 'Billing writes the attempt down, then has a payment page made for it.',
    call: ({ tripId }) => ({ method: 'POST', url: '/api/create-trip-checkout', body: { tripId } }),
    check: (answer) => ({ learned: { checkoutUrl: answerOf(CheckoutSession)(answer).url } }),
  },
  {
    id: 'verify',
    title: 'Verify',
    text: 'Pay on the page of the checkout, which opens in its own tab, then ask billing whether it has arrived.',
    call: (state) => ({
      method: 'POST',
      url: '/api/verify-payment',
      body: { sessionId: sessionOf(state), tripId: state.tripId },
    }),
    check: (answer) => {
      const { success, message } = answerOf(PaymentVerification)(answer);
      return unless(success, message);
    },
  },
  {
    id: 'unlocked',
    title: 'After: unlocked',
    text: 'Trips knows of the grant, so the same question has another answer.',
    call: (state) => ({ method: 'GET', url: `/api/user/access?tripId=${tripOf(state)}` }),
    check: (answer) =>
      unless(answerOf(AccessInfo)(answer).accessType === 'trip', 'The trip is not unlocked.'),
  },
  {
    id: 'books',
    title: 'In the books',
    text: 'The payment is listed with what it gives and until when.',
    call: () => ({ method: 'GET', url: '/api/billing/overview' }),
    check: (answer, { tripId }) =>
      unless(
        answerOf(BillingOverview)(answer).trips.some(
          (trip) => trip.tripId === tripId && trip.state === 'active',
        ),
        'The payment is not listed as active.',
      ),
  },
  {
    id: 'archive',
    title: 'Put it away',
    text: 'Archiving frees the place of the one active paid trip, so that the walk can begin again.',
    call: (state) => ({ method: 'PATCH', url: `/api/trips/${tripOf(state)}`, body: { archived: true } }),
    check: (answer) => unless(answerOf(TripDetail)(answer).archived, 'The trip is not archived.'),
  },
];
