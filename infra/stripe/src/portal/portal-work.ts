import type Stripe from 'stripe';

import type { Card } from '../checkout/card-form.js';
import { findKeepingDecline, type Decline } from '../checkout/test-cards.js';
import { withClock } from '../clocks/with-clock.js';
import type { Context } from '../context.js';
import { attachMethod } from '../payments/attach-method.js';
import { emit } from '../resources/events.js';
import { makePaymentMethod } from '../resources/payment-methods.js';
import { cancelAtPeriodEnd } from '../subscriptions/scheduled-end.js';
import type { PortalView } from './portal-view.js';

/** Keeps another card and charges everything that runs on it from now on; or says why the bank refuses it. */
export function replaceCard(context: Context, view: PortalView, card: Card): Decline | undefined {
  const decline = findKeepingDecline(card.number);
  if (decline) return decline;
  const { tx } = context;
  const method = makePaymentMethod(context, { email: view.customer.email, card });
  attachMethod(context, method, view.customer.id);
  const customer = tx.put('customer', {
    ...view.customer,
    invoice_settings: { ...view.customer.invoice_settings, default_payment_method: method.id },
  });
  emit(context, 'customer.updated', customer, view.customer);
  for (const { subscription } of view.subscriptions)
    change(context, subscription, { ...subscription, default_payment_method: method.id });
  return undefined;
}

/** Sets one of the customer's subscriptions to end with its period, or, with `ends` false, to go on. */
export function cancelFromPortal(context: Context, view: PortalView, id: string, ends: boolean): void {
  const held = view.subscriptions.find(({ subscription }) => subscription.id === id)?.subscription;
  if (held) change(context, held, cancelAtPeriodEnd(withClock(context, held), held, ends));
}

function change(context: Context, held: Stripe.Subscription, next: Stripe.Subscription): void {
  emit(context, 'customer.subscription.updated', context.tx.put('subscription', next), held);
}
