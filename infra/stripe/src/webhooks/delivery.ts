import { makeId } from '../store/new-id.js';

/** An event on its way to the webhook. Instants are Unix milliseconds. */
export interface Delivery {
  id: string;
  event: string;
  state: 'pending' | 'delivered' | 'given-up';
  created: number;
  next_at: number;
  attempts: DeliveryAttempt[];
}

export interface DeliveryAttempt {
  at: number;
  status: number | null;
  error: string | null;
}

export const makeDelivery = (event: string, now: number): Delivery => ({
  id: makeId('del_'),
  event,
  state: 'pending',
  created: now,
  next_at: now,
  attempts: [],
});
