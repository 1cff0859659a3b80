import { inbox } from '../../../billing/src/inbox.js';
import { Trip } from '../trips/trip.entity.js';
import { spec } from './budget.service.spec.js';

export const budgetService = [inbox, Trip, spec];
