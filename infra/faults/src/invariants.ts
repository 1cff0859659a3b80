/** Everything that the invariants are about, read at one moment from the emulator, billing and trips. */
export interface MoneyState {
  /** Sessions for one payment, at the emulator. */
  sessions: { id: string; paid: boolean; paymentIntent: string | null; forged: boolean }[];
  /** Charges that took money, in cents, at the emulator. */
  charges: { paymentIntent: string; amount: number; refunded: number; dispute: 'none' | 'open' | 'lost' }[];
  /** Charges - refunds - lost disputes, in cents, as the emulator counts it. */
  balance: number;
  /** Cents that billing says it took for plans and kept. */
  otherIncome: number;
  payments: PaymentState[];
  grants: GrantRow[];
  /** The grants of billing as trips knows them. */
  projected: GrantRow[];
  /** The access by plans, as billing says and as trips knows. */
  plans: PlanRow[];
  projectedPlans: PlanRow[];
  pendingEvents: number;
  deadEvents: string[];
  /** Messages that wait in the outboxes: `billing: billing.entitlement-changed`. */
  waitingMessages: string[];
  /** Acknowledged rows that cannot be read: `event evt_…`. */
  lostWrites: string[];
}

export interface PaymentState {
  paymentIntent: string;
  sessionId: string | null;
  amount: number;
  refunded: number;
  /** To a bank, in disputes. */
  lost: number;
  refundState: string;
  fulfilled: boolean;
}

export interface GrantRow {
  id: string;
  userId: string;
  tripId: string;
  paymentIntent?: string;
  state: string;
}

export interface PlanRow {
  userId: string;
  plan: string;
  /** Null: no access. */
  accessUntil: string | null;
}

const planOf = ({ userId, plan }: PlanRow): string => `${userId}/${plan}`;
const untilOf = ({ accessUntil }: PlanRow): string => accessUntil ?? 'no access';

type Rule = (state: MoneyState) => string[];

const givesNothing = new Set(['revoked', 'expired', 'suspended']);

function countBy<T>(rows: readonly T[], keyOf: (row: T) => string | null): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of rows.map(keyOf)) if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Each with its sentence: what it says of a state in which it does not hold. */
export const invariants: Readonly<Record<string, Rule>> = {
  'every paid session has exactly one payment row, and one charge': ({ sessions, payments, charges }) => {
    const rows = countBy(payments, ({ sessionId }) => sessionId);
    const taken = countBy(charges, ({ paymentIntent }) => paymentIntent);
    return sessions.flatMap(({ id, paid, paymentIntent, forged }) => {
      const wanted = paid && !forged ? 1 : 0;
      const found = rows.get(id) ?? 0;
      const charged = paymentIntent === null ? 0 : (taken.get(paymentIntent) ?? 0);
      return [
        ...(found === wanted ? [] : [`${id} has ${found} payment rows, not ${wanted}`]),
        ...(charged === Number(paid) ? [] : [`${id} was charged ${charged} times`]),
      ];
    });
  },

  'every payment is fulfilled, held or refunded': ({ payments, grants }) => {
    const granted = new Set(grants.map((grant) => grant.paymentIntent));
    return payments
      .filter(({ paymentIntent, fulfilled, refundState, refunded, amount }) => {
        const wentBack = refundState === 'refunded' && refunded >= amount;
        return !wentBack && !(fulfilled && granted.has(paymentIntent));
      })
      .map(({ paymentIntent, refundState }) => `${paymentIntent}: refund ${refundState}, no grant`);
  },

  'at most one trip is active for each person': ({ grants }) => {
    const active = grants.filter(({ state }) => state === 'active');
    return [...countBy(active, ({ userId }) => userId)]
      .filter(([, count]) => count > 1)
      .map(([userId, count]) => `${userId} has ${count} active trips`);
  },

  'nothing is open on money that went back': ({ charges, grants }) => {
    const gone = new Set(
      charges
        .filter(({ amount, refunded, dispute }) => refunded >= amount || dispute !== 'none')
        .map(({ paymentIntent }) => paymentIntent),
    );
    return grants
      .filter(({ paymentIntent, state }) => gone.has(paymentIntent ?? '') && !givesNothing.has(state))
      .map(({ paymentIntent, state }) => `${paymentIntent} went back and is ${state}`);
  },

  "billing's grants are what trips knows": ({ grants, projected }) => {
    const known = new Map(projected.map(({ id, state }) => [id, state]));
    const differing = grants
      .filter(({ id, state }) => known.get(id) !== state)
      .map(({ id, state }) => `${id} is ${state}, trips says ${known.get(id) ?? 'nothing'}`);
    const granted = new Set(grants.map(({ id }) => id));
    const invented = projected.filter(({ id }) => !granted.has(id));
    return [...differing, ...invented.map(({ id }) => `${id} is known to trips alone`)];
  },

  'access by plans is what trips knows': ({ plans, projectedPlans }) => {
    const known = new Map(projectedPlans.map((row) => [planOf(row), untilOf(row)]));
    const differing = plans
      .filter((row) => (known.get(planOf(row)) ?? 'nothing') !== untilOf(row))
      .map(
        (row) =>
          `${row.userId} has ${row.plan} until ${untilOf(row)}, trips says ${known.get(planOf(row)) ?? 'nothing'}`,
      );
    const ours = new Set(plans.map(planOf));
    const invented = projectedPlans.filter((row) => !ours.has(planOf(row)));
    return [
      ...differing,
      ...invented.map(({ userId, plan }) => `${plan} of ${userId} is known to trips alone`),
    ];
  },

  'every acknowledged write is readable': ({ lostWrites }) => lostWrites,

  'no event is pending or dead': ({ pendingEvents, deadEvents }) => [
    ...(pendingEvents === 0 ? [] : [`${pendingEvents} events are pending`]),
    ...deadEvents.map((id) => `${id} is dead`),
  ],

  'the outboxes are empty': ({ waitingMessages }) => waitingMessages,

  "our ledger is the emulator's to the cent": ({ sessions, charges, payments, balance, otherIncome }) => {
    const forged = new Set(sessions.filter((each) => each.forged).map(({ paymentIntent }) => paymentIntent));
    const ours = payments.reduce(
      (sum, { amount, refunded, lost }) => sum + amount - refunded - lost,
      otherIncome,
    );
    const notOurs = charges
      .filter(({ paymentIntent }) => forged.has(paymentIntent))
      .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
    return ours === balance - notOurs ? [] : [`ours ${ours}, the emulator's ${balance - notOurs} cents`];
  },
};

/** Names each broken invariant as `invariant: what`, with its first few cases. */
export function listBrokenInvariants(state: MoneyState, most = 5): string[] {
  return Object.entries(invariants).flatMap(([name, rule]) => {
    const found = rule(state);
    const more = found.length > most ? [`${name}: and ${found.length - most} more`] : [];
    return [...found.slice(0, most).map((what) => `${name}: ${what}`), ...more];
  });
}
