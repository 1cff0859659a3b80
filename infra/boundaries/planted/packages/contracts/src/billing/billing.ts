import { account } from '../account/account.js';

export const billing = account;
