import { z } from 'zod';
import { asksForCard } from '../checkout/asks-for-card.js';
import { readCardForm, readEmailForm } from '../checkout/card-form.js';
import { settleDebit } from '../checkout/pay-by-debit.js';
import { paySession } from '../checkout/pay-session.js';
import type { Emulator } from '../emulator.js';
import { ControlError } from './control-error.js';

export const PayBody = z.strictObject({
  card: z.string().default('4242424242424242'),
  method: z.enum(['card', 'bank_debit']).default('card'),
});

const typed = { email: 'test@example.com', expiration: '12 / 40', cvc: '123' };

export function payWithoutBrowser(
  emulator: Emulator,
  id: string,
  { card: number, method }: z.infer<typeof PayBody>,
): object {
  const session = emulator.store.read((tx) => tx.get('checkout.session', id)) ?? unknown(id);
  const debit = method === 'bank_debit';
  if (debit && session.mode !== 'payment')
    throw new ControlError(409, 'A bank debit pays sessions of mode `payment` only.');
  const form = { ...typed, number };
  const reading =
    asksForCard(session) && !debit ? readCardForm(form, emulator.settings.clock()) : readEmailForm(form);
  if (reading.errors) throw new ControlError(400, Object.values(reading.errors).join(' '));
  return emulator.run(null, (context) => paySession(context, id, { ...reading, debit })) ?? unknown(id);
}

export const SettleBody = z.strictObject({ outcome: z.enum(['succeeded', 'failed']) });

export function settleNow(emulator: Emulator, id: string, body: z.infer<typeof SettleBody>): object {
  return emulator.run(null, (context) => {
    const session = context.tx.get('checkout.session', id) ?? unknown(id);
    const intent = context.tx.get('payment_intent', String(session.payment_intent));
    if (intent?.status !== 'processing') throw new ControlError(409, 'No bank debit is under way here.');
    return settleDebit(context, session, intent, body.outcome);
  });
}

function unknown(id: string): never {
  throw new ControlError(404, `No session ${id}.`);
}
