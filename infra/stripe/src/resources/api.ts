import { checkoutSessionRoutes, listSessionLines } from '../checkout/sessions.js';
import { testClockRoutes } from '../clocks/test-clocks.js';
import type { Expansions } from '../http/expand.js';
import { listInvoicePayments } from '../invoices/invoice-payments.js';
import { portalConfigurationRoutes } from '../portal/portal-configurations.js';
import { portalSessionRoutes } from '../portal/portal-sessions.js';
import { chargeRoutes } from './charges.js';
import { customerRoutes } from './customers.js';
import { disputeRoutes } from './disputes.js';
import { eventRoutes } from './events.js';
import { invoiceRoutes } from './invoices.js';
import { paymentIntentRoutes } from './payment-intents.js';
import { paymentMethodRoutes } from './payment-methods.js';
import { priceRoutes } from './prices.js';
import { refundRoutes } from './refunds.js';
import { subscriptionRoutes } from './subscriptions.js';

/** Every call of the API. A new resource adds its routes here. */
export const apiRoutes = [
  ...checkoutSessionRoutes,
  ...paymentIntentRoutes,
  ...chargeRoutes,
  ...refundRoutes,
  ...eventRoutes,
  ...customerRoutes,
  ...priceRoutes,
  ...paymentMethodRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...portalConfigurationRoutes,
  ...portalSessionRoutes,
  ...testClockRoutes,
  ...disputeRoutes,
];

export const expansions: Expansions = {
  references: {
    charge: 'charge',
    customer: 'customer',
    default_payment_method: 'payment_method',
    invoice: 'invoice',
    latest_invoice: 'invoice',
    latest_charge: 'charge',
    payment_intent: 'payment_intent',
    payment_method: 'payment_method',
    subscription: 'subscription',
  },
  included: {
    'checkout.session': { line_items: listSessionLines },
    invoice: { payments: listInvoicePayments },
  },
};
