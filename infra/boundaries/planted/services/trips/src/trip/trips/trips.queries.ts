import { trips } from './index.js';

export const tripQueries = trips;
