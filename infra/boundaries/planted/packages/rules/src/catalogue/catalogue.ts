import { trip } from '../trip/trip.js';

export const catalogue = trip;
