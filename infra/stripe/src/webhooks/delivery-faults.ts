import type Stripe from 'stripe';
import { z } from 'zod';

import { newId } from '../store/new-id.js';
import type { Delivery } from './delivery.js';

const rate = z.number().min(0).max(1).default(0);
const milliseconds = z.number().int().min(0).max(600_000).default(0);

/** How deliveries misbehave on request. The same seed over the same events misbehaves the same way. */
export const DeliveryFaults = z.strictObject({
  /** Share of events delivered twice. */
  duplicateRate: rate,
  /** Share of events never delivered: only `GET /v1/events` tells of them. */
  dropRate: rate,
  /** Each delivery waits a random part of this, so that neighbours overtake one another. */
  reorderMs: milliseconds,
  /** Every delivery waits this long. */
  delayMs: milliseconds,
  /** Nothing is sent until this ends; what waits is sent then. */
  paused: z.boolean().default(false),
  seed: z.number().int().default(1),
});
export type DeliveryFaults = z.infer<typeof DeliveryFaults>;

/** The deliveries of a new event. */
export type DeliveryPlan = (event: Stripe.Event, now: Date) => Delivery[];

export function planWithFaults(faults: DeliveryFaults): DeliveryPlan {
  const random = seeded(faults.seed);
  return (event, now) => {
    const dropped = random() < faults.dropRate;
    const copies = random() < faults.duplicateRate ? 2 : 1;
    return Array.from({ length: copies }, () => ({
      ...newDelivery(event.id, now.getTime(), faults.delayMs + Math.floor(random() * faults.reorderMs)),
      state: dropped ? 'dropped' : 'pending',
    }));
  };
}

export function newDelivery(event: string, now: number, delayMs = 0): Delivery {
  return { id: newId('del_'), event, state: 'pending', created: now, next_at: now + delayMs, attempts: [] };
}

/** mulberry32: small, seeded, good enough to shuffle deliveries. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
