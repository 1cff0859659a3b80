import { checkoutSessionRoutes, sessionLineItems } from '../checkout/sessions.js';
import { testClockRoutes } from '../clocks/test-clocks.js';
import type { Expansions } from '../http/expand.js';
import { invoicePaymentRoutes, paymentsOfInvoice } from '../invoices/invoice-payments.js';
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
import { productRoutes } from './products.js';
import { chargeRefunds, refundRoutes } from './refunds.js';
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
  ...productRoutes,
  ...paymentMethodRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...invoicePaymentRoutes,
  ...portalConfigurationRoutes,
  ...portalSessionRoutes,
  ...testClockRoutes,
  ...disputeRoutes,
];

export const expansions: Expansions = {
  references: {
    charge: 'charge',
    customer: 'customer',
    dispute: 'dispute',
    default_payment_method: 'payment_method',
    default_price: 'price',
    invoice: 'invoice',
    latest_invoice: 'invoice',
    latest_charge: 'charge',
    payment_intent: 'payment_intent',
    payment_method: 'payment_method',
    price: 'price',
    product: 'product',
    subscription: 'subscription',
    test_clock: 'test_clock',
  },
  included: {
    'checkout.session': { line_items: sessionLineItems },
    charge: { refunds: chargeRefunds },
    invoice: { payments: paymentsOfInvoice },
  },
};
