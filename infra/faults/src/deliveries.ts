import { Agent, request } from 'node:http';
import type { Stripe } from 'stripe';
import type { Product } from './product.js';

const agent = new Agent({ keepAlive: true, maxSockets: 50 });

export interface SignedBody {
  payload: string;
  /** The `Stripe-Signature` header; none is sent when undefined. */
  signature: string | undefined;
}

export function signDelivery(
  { stripe, local, orders }: Product,
  event: object,
  over: { secret?: string; atMs?: number } = {},
): SignedBody {
  const payload = JSON.stringify(event);
  const secret = over.secret ?? local.emulator?.webhookSecret ?? '';
  const timestamp = Math.floor((over.atMs ?? orders.now()) / 1000);
  return { payload, signature: stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }) };
}

/** One delivery through the gateway; the status, or 0 when nobody answered. */
export function deliver({ local }: Product, { payload, signature }: SignedBody): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port: local.ports.gateway,
        path: '/api/stripe/webhook',
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(payload),
          ...(signature !== undefined && { 'stripe-signature': signature }),
        },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
        answer.on('error', () => resolve(0));
      },
    );
    sent.on('error', () => resolve(0));
    sent.end(payload);
  });
}

export async function deliverUntilTaken(product: Product, event: { id: string }): Promise<number> {
  for (let failures = 0; ; failures += 1) {
    const status = await deliver(product, signDelivery(product, event));
    if (status >= 200 && status < 300) {
      product.promises.events.add(event.id);
      return failures;
    }
    if (failures === 600) throw new Error(`the webhook answered ${status} 600 times`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** The emulator's own deliveries: none from now on, or as they should be. */
export const setSilence = ({ emulator }: Product, silent: boolean): Promise<object> =>
  emulator('deliveries', { dropped: silent });

/** The events that the account has of these objects (sessions, charges, disputes), oldest first. */
export async function listEvents(
  { stripe }: Product,
  type: Stripe.Event['type'],
  wanted: (object: { id: string; payment_intent?: unknown }) => boolean,
): Promise<Stripe.Event[]> {
  const found: Stripe.Event[] = [];
  for await (const event of stripe.events.list({ type, limit: 100 })) {
    if (wanted(event.data.object as { id: string; payment_intent?: unknown })) found.push(event);
  }
  return found.reverse();
}
