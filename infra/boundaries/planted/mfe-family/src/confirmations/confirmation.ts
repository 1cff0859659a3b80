import { budget } from '../money/budget/budget.js';

export const confirmation = budget;
