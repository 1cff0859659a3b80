import {
  BillingOverview,
  HeldPayment,
  OwnPayment,
  OwnSubscription,
  Prices,
} from '@landsea/contracts/billing';

const usd = (amountCents: number) => ({ amountCents, currency: 'usd' as const });
export const TRIP_ID = 'd0000000-0000-4000-8000-0000000000aa';
export const SECOND_TRIP_ID = 'd0000000-0000-4000-8000-0000000000bb';
const ENTITLEMENT_ID = 'e0000000-0000-4000-8000-000000000001';

export const prices = Prices.parse({
  tripUnlock: usd(3900),
  proMonthly: usd(999),
  agentMonthly: usd(2900),
  trialDays: 7,
  agentPlan: 'available',
});

/** Instants a while from now, at noon so that the day is the same in every zone of America. */
export const inDays = (days: number): string => {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return `${day}T17:00:00Z`;
};

export const aSubscription = (over: Partial<OwnSubscription> = {}): OwnSubscription =>
  OwnSubscription.parse({
    plan: 'pro',
    status: 'active',
    amountCents: 999,
    currency: 'usd',
    trialEndsAt: null,
    periodEndsAt: inDays(20),
    cancelsAt: null,
    nextCharge: { ...usd(999), at: inDays(20) },
    accessEndsAt: null,
    givesAccess: true,
    disputed: false,
    ...over,
  });

export const aPayment = (over: Partial<OwnPayment> = {}): OwnPayment =>
  OwnPayment.parse({
    entitlementId: ENTITLEMENT_ID,
    tripId: TRIP_ID,
    tripName: 'Land and sea',
    amountCents: 3900,
    refundedCents: 0,
    currency: 'usd',
    paidAt: '2026-11-02T17:00:00Z',
    state: 'active',
    accessEndsAt: '2027-03-17T12:00:00Z',
    refund: null,
    ...over,
  });

export const aHeldPayment = (over: Partial<HeldPayment> = {}): HeldPayment =>
  HeldPayment.parse({
    entitlementId: ENTITLEMENT_ID,
    tripId: SECOND_TRIP_ID,
    tripName: 'Second summer',
    amountCents: 3900,
    currency: 'usd',
    refundsAt: inDays(7),
    blocking: { tripId: TRIP_ID, tripName: 'Land and sea' },
    ...over,
  });

export const anOverview = (over: Partial<BillingOverview> = {}): BillingOverview =>
  BillingOverview.parse({
    subscriptions: [],
    trips: [],
    held: [],
    trialAvailable: true,
    hasPortal: false,
    ...over,
  });
