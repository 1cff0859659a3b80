/** One promise to tell the webhook about an event. A duplicate is a second delivery of the same event. Instants are Unix milliseconds. */
export interface Delivery {
  id: string;
  event: string;
  state: 'pending' | 'delivered' | 'dropped' | 'given-up';
  created: number;
  next_at: number;
  attempts: DeliveryAttempt[];
}

export interface DeliveryAttempt {
  at: number;
  status: number | null;
  error: string | null;
}
