import type Stripe from 'stripe';

import { toSeconds, type Context } from '../context.js';
import { makeId } from '../store/new-id.js';

/** The one test bank account, which debits are taken from. */
export function makeBankAccount(context: Context, email: string): Stripe.PaymentMethod {
  return {
    id: makeId('pm_'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: null, email, name: null, phone: null, tax_id: null },
    created: toSeconds(context.now),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'us_bank_account',
    us_bank_account: {
      account_holder_type: 'individual',
      account_type: 'checking',
      bank_name: 'TEST BANK',
      financial_connections_account: null,
      fingerprint: null,
      last4: '6789',
      networks: { preferred: 'ach', supported: ['ach'] },
      routing_number: '110000000',
      status_details: {},
    },
  };
}
