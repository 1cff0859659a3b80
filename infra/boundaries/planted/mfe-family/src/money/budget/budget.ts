import { savings } from '../savings/savings.js';

export const budget = savings;
