import { confirmation } from '../confirmations/confirmation.js';

export const ticket = confirmation;
