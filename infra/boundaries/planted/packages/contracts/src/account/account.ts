import { trip } from '../trip/trip.js';

export const account = trip;
