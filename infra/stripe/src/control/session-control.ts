import { z } from 'zod';

import { asksForCard } from '../checkout/asks-for-card.js';
import { readCardForm, readEmailForm } from '../checkout/card-form.js';
import { expireSession } from '../checkout/expire-session.js';
import { paySession } from '../checkout/pay-session.js';
import type { Emulator } from '../emulator.js';
import { ControlError } from './control-error.js';

/** The card form as the hosted page would send it; a good card unless told. */
export const PayBody = z.strictObject({
  email: z.string().default('test@example.com'),
  card: z.string().default('4242424242424242'),
  expiration: z.string().default('12 / 40'),
  cvc: z.string().default('123'),
});

/** Pays a session without a browser. Declines and closed sessions are outcomes, not errors. */
export function payWithoutBrowser(emulator: Emulator, id: string, body: z.infer<typeof PayBody>): object {
  const { card, ...rest } = body;
  const session = emulator.store.read((tx) => tx.get('checkout.session', id)) ?? unknown(id);
  const form = { ...rest, number: card };
  const reading = asksForCard(session) ? readCardForm(form, emulator.settings.clock()) : readEmailForm(form);
  if (reading.errors) throw new ControlError(400, Object.values(reading.errors).join(' '));
  const result = emulator.run(null, (context) => paySession(context, id, { ...reading, form: null }));
  return result ?? unknown(id);
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
