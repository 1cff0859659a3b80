import { z } from 'zod';

import { asksForCard } from '../checkout/asks-for-card.js';
import { readCardForm, readEmailForm } from '../checkout/card-form.js';
import { expireSession } from '../checkout/expire-session.js';
import { settleDebit } from '../checkout/pay-by-debit.js';
import { answerAuthentication, paySession } from '../checkout/pay-session.js';
import type { Emulator } from '../emulator.js';
import { ControlError } from './control-error.js';

/** The form as the hosted page would send it; a good card unless told. */
export const PayBody = z.strictObject({
  email: z.string().default('test@example.com'),
  card: z.string().default('4242424242424242'),
  expiration: z.string().default('12 / 40'),
  cvc: z.string().default('123'),
  method: z.enum(['card', 'bank_debit']).default('card'),
  /** What the card's owner answers where the bank asks; without it the session waits in that step. */
  authentication: z.enum(['complete', 'fail']).optional(),
});

/** Pays a session without a browser. Declines and closed sessions are outcomes, not errors. */
export function payWithoutBrowser(emulator: Emulator, id: string, body: z.infer<typeof PayBody>): object {
  const { card, method, authentication, ...rest } = body;
  const session = emulator.store.read((tx) => tx.get('checkout.session', id)) ?? unknown(id);
  const form = { ...rest, number: card };
  const debit = method === 'bank_debit';
  if (debit && session.mode !== 'payment')
    throw new ControlError(409, 'A bank debit pays sessions of mode `payment` only.');
  const reading =
    asksForCard(session) && !debit ? readCardForm(form, emulator.settings.clock()) : readEmailForm(form);
  if (reading.errors) throw new ControlError(400, Object.values(reading.errors).join(' '));
  const result = emulator.run(null, (context) => {
    const first = paySession(context, id, { ...reading, form: null, debit });
    const asked = first?.outcome === 'requires_action' && authentication;
    return asked ? answerAuthentication(context, id, asked) : first;
  });
  return result ?? unknown(id);
}

export const SettleBody = z.strictObject({ outcome: z.enum(['succeeded', 'failed']) });

/** The end of a bank debit: the money came, or the bank sent it back. */
export function settleNow(emulator: Emulator, id: string, body: z.infer<typeof SettleBody>): object {
  return emulator.run(null, (context) => {
    const session = context.tx.get('checkout.session', id) ?? unknown(id);
    const intent = context.tx.get('payment_intent', String(session.payment_intent));
    if (intent?.status !== 'processing') throw new ControlError(409, 'No bank debit is under way here.');
    return settleDebit(context, session, intent, body.outcome);
  });
}

/** Expires an open session now, whatever its time. */
export function expireNow(emulator: Emulator, id: string): object {
  return emulator.run(null, (context) => {
    const session = context.tx.get('checkout.session', id) ?? unknown(id);
    if (session.status === 'open') return expireSession(context, session);
    throw new ControlError(409, `The session is ${String(session.status)}, not open.`);
  });
}

function unknown(id: string): never {
  throw new ControlError(404, `No session ${id}.`);
}
