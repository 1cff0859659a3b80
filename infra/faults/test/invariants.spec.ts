import { listBrokenInvariants, invariants, type MoneyState } from '../src/invariants.js';

const grant = { id: 'grant-1', userId: 'user-1', tripId: 'trip-1', paymentIntent: 'pi_1', state: 'active' };
const payment = {
  paymentIntent: 'pi_1',
  sessionId: 'cs_1',
  amount: 3900,
  refunded: 0,
  lost: 0,
  refundState: 'none',
  fulfilled: true,
};
const charge = { paymentIntent: 'pi_1', amount: 3900, refunded: 0, dispute: 'none' as const };

const plan = { userId: 'user-1', plan: 'pro', accessUntil: '2026-12-01T00:00:00.000Z' };

/** One person who paid for one trip, and another who never did. */
const whole: MoneyState = {
  sessions: [
    { id: 'cs_1', paid: true, paymentIntent: 'pi_1', forged: false },
    { id: 'cs_2', paid: false, paymentIntent: null, forged: false },
  ],
  charges: [charge],
  balance: 3900,
  otherIncome: 0,
  payments: [payment],
  grants: [grant],
  projected: [grant],
  plans: [plan],
  projectedPlans: [plan],
  pendingEvents: 0,
  deadEvents: [],
  waitingMessages: [],
  lostWrites: [],
};

const harms: Record<string, { harm: Partial<MoneyState>; breaks: string }[]> = {
  'every paid session has exactly one payment row, and one charge': [
    { harm: { payments: [], grants: [], projected: [], balance: 0 }, breaks: 'cs_1 has 0 payment rows' },
    {
      harm: {
        payments: [payment, { ...payment, paymentIntent: 'pi_2', refunded: 3900, refundState: 'refunded' }],
      },
      breaks: 'cs_1 has 2 payment rows',
    },
    { harm: { charges: [charge, charge] }, breaks: 'cs_1 was charged 2 times' },
    {
      harm: { sessions: [{ id: 'cs_1', paid: true, paymentIntent: 'pi_1', forged: true }], balance: 7800 },
      breaks: 'cs_1 has 1 payment rows, not 0',
    },
  ],
  'every payment is fulfilled, held or refunded': [
    { harm: { payments: [{ ...payment, fulfilled: false }] }, breaks: 'pi_1: refund none' },
    { harm: { grants: [], projected: [] }, breaks: 'pi_1: refund none, no grant' },
    {
      harm: { grants: [], projected: [], payments: [{ ...payment, refundState: 'requested' }] },
      breaks: 'pi_1: refund requested',
    },
  ],
  'at most one trip is active for each person': [
    {
      harm: { grants: [grant, { ...grant, id: 'grant-2' }], projected: [grant, { ...grant, id: 'grant-2' }] },
      breaks: 'user-1 has 2 active trips',
    },
  ],
  'nothing is open on money that went back': [
    {
      harm: {
        charges: [{ ...charge, refunded: 3900 }],
        payments: [{ ...payment, refunded: 3900, refundState: 'refunded' }],
        balance: 0,
      },
      breaks: 'pi_1 went back and is active',
    },
    {
      harm: {
        charges: [{ ...charge, dispute: 'lost' }],
        payments: [{ ...payment, lost: 3900 }],
        balance: 0,
      },
      breaks: 'pi_1 went back and is active',
    },
    { harm: { charges: [{ ...charge, dispute: 'open' }] }, breaks: 'pi_1 went back and is active' },
  ],
  "billing's grants are what trips knows": [
    { harm: { projected: [] }, breaks: 'grant-1 is active, trips says nothing' },
    { harm: { projected: [{ ...grant, state: 'held' }] }, breaks: 'trips says held' },
    { harm: { projected: [grant, { ...grant, id: 'grant-9' }] }, breaks: 'grant-9 is known to trips alone' },
  ],
  'access by plans is what trips knows': [
    {
      harm: { projectedPlans: [] },
      breaks: 'user-1 has pro until 2026-12-01T00:00:00.000Z, trips says nothing',
    },
    { harm: { projectedPlans: [{ ...plan, accessUntil: null }] }, breaks: 'trips says no access' },
    { harm: { plans: [] }, breaks: 'pro of user-1 is known to trips alone' },
  ],
  'every acknowledged write is readable': [{ harm: { lostWrites: ['event evt_1'] }, breaks: 'event evt_1' }],
  'no event is pending or dead': [
    { harm: { pendingEvents: 3 }, breaks: '3 events are pending' },
    { harm: { deadEvents: ['evt_1'] }, breaks: 'evt_1 is dead' },
  ],
  'the outboxes are empty': [
    {
      harm: { waitingMessages: ['billing: billing.entitlement-changed'] },
      breaks: 'billing.entitlement-changed',
    },
  ],
  "our ledger is the emulator's to the cent": [
    { harm: { balance: 3899 }, breaks: "ours 3900, the emulator's 3899" },
  ],
};

describe('the invariants', () => {
  it('hold where all is well', () => expect(listBrokenInvariants(whole)).toEqual([]));

  it('each have a harm that breaks them', () =>
    expect(Object.keys(harms).sort()).toEqual(Object.keys(invariants).sort()));

  it.each(
    Object.entries(harms).flatMap(([name, cases]) =>
      cases.map(({ harm, breaks }) => ({ name, harm, breaks })),
    ),
  )('$name: $breaks', ({ name, harm, breaks }) => {
    const found = listBrokenInvariants({ ...whole, ...harm });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`${name}: `);
    expect(found[0]).toContain(breaks);
  });

  it('list the first few of many, and how many more', () => {
    const found = listBrokenInvariants({
      ...whole,
      deadEvents: Array.from({ length: 8 }, (_, index) => `evt_${index}`),
    });
    expect(found).toHaveLength(6);
    expect(found.at(-1)).toContain('and 3 more');
  });
});
