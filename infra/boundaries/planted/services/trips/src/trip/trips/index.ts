import { tripQueries } from './trips.queries.js';

export const trips = tripQueries;
