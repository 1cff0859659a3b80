import { dayPlans } from '../day-plans/day-plans.js';

export const planning = dayPlans;
