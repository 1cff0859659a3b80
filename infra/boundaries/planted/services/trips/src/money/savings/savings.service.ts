import { inbox } from '../../../../billing/src/inbox.js';
import { Trip } from '../../trip/trips/trip.entity.js';
import { spec } from './savings.service.spec.js';

export const savingsService = [inbox, Trip, spec];
