import { checkoutSessionRoutes, sessionLineItems } from '../checkout/sessions.js';
import type { Expansions } from '../http/expand.js';
import { chargeRoutes } from './charges.js';
import { customerRoutes } from './customers.js';
import { eventRoutes } from './events.js';
import { paymentIntentRoutes } from './payment-intents.js';
import { paymentMethodRoutes } from './payment-methods.js';
import { priceRoutes } from './prices.js';
import { productRoutes } from './products.js';
import { chargeRefunds, refundRoutes } from './refunds.js';

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
];

export const expansions: Expansions = {
  references: {
    charge: 'charge',
    customer: 'customer',
    default_price: 'price',
    latest_charge: 'charge',
    payment_intent: 'payment_intent',
    payment_method: 'payment_method',
    price: 'price',
    product: 'product',
  },
  included: {
    'checkout.session': { line_items: sessionLineItems },
    charge: { refunds: chargeRefunds },
  },
};
