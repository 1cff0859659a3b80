/** Each queue costs a process a connection, so that what runs by the clock shares one, and calls to Stripe another. */
export const TIMED_QUEUE = 'billing-timed';
export const STRIPE_CALLS_QUEUE = 'billing-stripe-calls';

/** A comparison of a night, which may take minutes, stops none of the others. */
export const TIMED_AT_ONCE = 3;
