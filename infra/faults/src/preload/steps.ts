/** A process dies at a statement or a call, before it is sent or when its answer is there. */
export interface DeadlyStep {
  kind: 'sql' | 'http';
  at: RegExp;
  when: 'before' | 'after';
  /** Only on a connection on which this was said before, since its last commit. */
  since?: RegExp;
}

const sql = (at: RegExp, when: DeadlyStep['when'] = 'before'): DeadlyStep => ({ kind: 'sql', at, when });
const http = (at: RegExp, when: DeadlyStep['when'] = 'before'): DeadlyStep => ({ kind: 'http', at, when });
const commitOf = (since: RegExp, when: DeadlyStep['when']): DeadlyStep => ({
  kind: 'sql',
  at: /^COMMIT/,
  when,
  since,
});

const attempt = /^INSERT INTO "checkout_attempt"/;
const payment = /^INSERT INTO payment/;
const makeSession = /^POST \/v1\/checkout\/sessions$/;
const lookAtSession = /^GET \/v1\/checkout\/sessions\/cs_/;

export const checkoutSteps = {
  'checkout: before the attempt is written': sql(attempt),
  'checkout: attempt written, not committed': commitOf(attempt, 'before'),
  'checkout: attempt committed': commitOf(attempt, 'after'),
  'checkout: before the session is created': http(makeSession),
  'checkout: session made, answer not read': http(makeSession, 'after'),
  'checkout: before the session is stored': sql(/^UPDATE "checkout_attempt" SET .*"session_id"/),
  'checkout: session stored, nothing published': sql(
    /^UPDATE "checkout_attempt" SET .*"session_id"/,
    'after',
  ),
} as const satisfies Record<string, DeadlyStep>;

/** The steps from a delivered event to the grant that trips knows of, in their order. */
export const fulfilSteps = {
  'webhook: before the event is stored': sql(/^INSERT INTO stripe_event/),
  'webhook: event stored, not answered': sql(/^INSERT INTO stripe_event/, 'after'),
  'fulfil: before the session is looked at': http(lookAtSession),
  'fulfil: session looked at': http(lookAtSession, 'after'),
  'fulfil: before the event is done': sql(/^UPDATE stripe_event SET state = 'done'/),
  'fulfil: before the payment is written': sql(payment),
  'fulfil: before the grant is written': sql(/^INSERT INTO entitlement/),
  'fulfil: before the message is written': sql(/^INSERT INTO "outbox_message"/),
  'fulfil: all written, not committed': commitOf(payment, 'before'),
  'fulfil: committed': commitOf(payment, 'after'),
  'message: claimed, not sent': http(/^POST \/internal\/inbox$/),
  'message: taken by trips, answer not read': http(/^POST \/internal\/inbox$/, 'after'),
  'message: before it is marked as sent': sql(/^UPDATE outbox_message SET sent_at/),
} as const satisfies Record<string, DeadlyStep>;

export const steps: Readonly<Record<string, DeadlyStep>> = { ...checkoutSteps, ...fulfilSteps };
