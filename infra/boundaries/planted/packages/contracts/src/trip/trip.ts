import { planning } from '../planning/planning.js';

export const trip = planning;
