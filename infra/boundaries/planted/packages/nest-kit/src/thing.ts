import { inbox } from '../../../services/billing/src/inbox.js';

export const thing = inbox;
