import { tripQueries } from './trips.queries.js';

export const controller = tripQueries;
