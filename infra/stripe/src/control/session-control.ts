import { z } from 'zod';

import { readCardForm } from '../checkout/card-form.js';
import { expireSession } from '../checkout/expire-session.js';
import { paySession } from '../checkout/pay-session.js';
import type { Context } from '../context.js';
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
  const reading = readCardForm({ ...rest, number: card }, emulator.settings.clock());
  if (reading.errors) throw new ControlError(400, Object.values(reading.errors).join(' '));
  return emulator.run(null, (context) => {
    const { session, details } = sessionOf(context, id);
    return paySession(context, session, details, { ...reading, form: null });
  });
}

/** Expires an open session now, whatever its time. */
export function expireNow(emulator: Emulator, id: string): object {
  return emulator.run(null, (context) => {
    const { session } = sessionOf(context, id);
    if (session.status !== 'open')
      throw new ControlError(409, `The session is ${String(session.status)}, not open.`);
    return expireSession(context, session);
  });
}

function sessionOf(context: Context, id: string) {
  const session = context.tx.get('checkout.session', id);
  const details = context.tx.get('checkout_details', id);
  if (!session || !details) throw new ControlError(404, `No session ${id}.`);
  return { session, details };
}
