import { confirmation } from '../confirmations/confirmation.js';

export const item = confirmation;
