import { ServiceName } from '@landsea/contracts/messages';
import type { GrantRow, MoneyState, PaymentState, PlanRow } from './invariants.js';
import type { Product } from './product.js';

type AtStripe = Pick<MoneyState, 'sessions' | 'charges' | 'balance'>;

async function atStripe(product: Product): Promise<AtStripe> {
  const { stripe, emulator, promises } = product;
  const disputes = await disputeOf(product);
  const [sessions, charges]: [AtStripe['sessions'], AtStripe['charges']] = [[], []];
  for await (const { id, mode, payment_status, payment_intent } of stripe.checkout.sessions.list({
    limit: 100,
  })) {
    if (mode !== 'payment') continue;
    const paymentIntent = typeof payment_intent === 'string' ? payment_intent : null;
    const paid = payment_status === 'paid';
    sessions.push({ id, paid, paymentIntent: paid ? paymentIntent : null, forged: promises.forged.has(id) });
  }
  for await (const charge of stripe.charges.list({ limit: 100 })) {
    if (!charge.paid || typeof charge.payment_intent !== 'string') continue;
    charges.push({
      paymentIntent: charge.payment_intent,
      amount: charge.amount,
      refunded: charge.amount_refunded,
      dispute: disputes.get(charge.payment_intent) ?? 'none',
    });
  }
  const { ledgers } = await emulator<{ ledgers: { balance: number }[] }>('ledger');
  return { sessions, charges, balance: ledgers.reduce((sum, { balance }) => sum + balance, 0) };
}

async function disputeOf({ stripe }: Product): Promise<Map<string, 'open' | 'lost' | 'none'>> {
  const found = new Map<string, 'open' | 'lost' | 'none'>();
  const over = new Set(['won', 'warning_closed', 'prevented']);
  for await (const { status, payment_intent: intent } of stripe.disputes.list({ limit: 100 })) {
    const state = status === 'lost' ? 'lost' : over.has(status) ? 'none' : 'open';
    if (typeof intent === 'string') found.set(intent, state);
  }
  return found;
}

/** Nobody pays for the plan of a demo agent: trips gives it with the demo's clients. */
const unpaid = { billing: '', trips: 'WHERE user_id NOT IN (SELECT d.user_id FROM demo_agent d)' };

const plans = (service: 'billing' | 'trips', { rows }: Product): Promise<PlanRow[]> =>
  rows(
    service,
    `SELECT user_id AS "userId", plan, to_char(access_until, 'YYYY-MM-DD HH24:MI:SS.MS') AS "accessUntil"
       FROM plan_access ${unpaid[service]}`,
  );

async function keptForPlans({ rows }: Product): Promise<number> {
  const [row] = await rows<{ kept: number }>(
    'billing',
    'SELECT coalesce(sum(amount_paid - refunded_amount - lost_amount), 0)::int AS kept FROM invoice',
  );
  return row?.kept ?? 0;
}

const ids = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);

async function lostWrites({ rows, promises }: Product): Promise<string[]> {
  const [events, sessions] = [[...promises.events], [...promises.sessions]];
  const keptEvents = new Set(
    ids(await rows('billing', 'SELECT id FROM stripe_event WHERE id = ANY($1)', [events])),
  );
  const keptSessions = new Set(
    ids(
      await rows('billing', 'SELECT session_id AS id FROM checkout_attempt WHERE session_id = ANY($1)', [
        sessions,
      ]),
    ),
  );
  return [
    ...events.filter((id) => !keptEvents.has(id)).map((id) => `event ${id}`),
    ...sessions.filter((id) => !keptSessions.has(id)).map((id) => `session ${id}`),
  ];
}

async function waitingMessages({ rows }: Product): Promise<string[]> {
  const of = async (service: ServiceName): Promise<string[]> => {
    const waiting = await rows<{ type: string }>(
      service,
      'SELECT type FROM outbox_message WHERE sent_at IS NULL',
    );
    return waiting.map(({ type }) => `${service}: ${type}`);
  };
  return (await Promise.all(ServiceName.options.map(of))).flat();
}

/** The demo account's payment exists for no ledger; its grant is a grant as others are. */
export async function readState(product: Product): Promise<MoneyState> {
  const { rows } = product;
  const events = (state: string): Promise<{ id: string }[]> =>
    rows('billing', 'SELECT id FROM stripe_event WHERE state = $1', [state]);
  return {
    ...(await atStripe(product)),
    otherIncome: await keptForPlans(product),
    plans: await plans('billing', product),
    projectedPlans: await plans('trips', product),
    payments: await rows<PaymentState>(
      'billing',
      `SELECT payment_intent AS "paymentIntent", session_id AS "sessionId", amount, refunded_amount AS refunded, lost_amount AS lost,
              refund_state AS "refundState", fulfilled_at IS NOT NULL AS fulfilled
         FROM payment WHERE origin = 'stripe'`,
    ),
    grants: await rows<GrantRow>(
      'billing',
      `SELECT id, user_id AS "userId", trip_id AS "tripId", payment_intent AS "paymentIntent", state FROM entitlement`,
    ),
    projected: await rows<GrantRow>(
      'trips',
      `SELECT entitlement_id AS id, user_id AS "userId", trip_id AS "tripId", state FROM entitlement`,
    ),
    pendingEvents: (await events('pending')).length,
    deadEvents: ids(await events('dead')),
    waitingMessages: await waitingMessages(product),
    lostWrites: await lostWrites(product),
  };
}
