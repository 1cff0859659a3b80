import { bookingWindows } from '../booking-windows/booking-windows.js';

export const dayPlans = bookingWindows;
