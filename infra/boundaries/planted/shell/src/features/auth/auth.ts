import { billing } from '../billing/billing.js';

export const auth = billing;
