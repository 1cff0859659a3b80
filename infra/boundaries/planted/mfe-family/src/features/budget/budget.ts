import { dining } from '../dining/dining.js';

export const budget = dining;
