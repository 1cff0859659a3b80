import { billing } from '../billing/billing.js';

export const core = billing;
