export * from './booking-stage.js';
export * from './commission.js';
export * from './match-guests.js';
export * from './payment-state.js';
export * from './secret-in-values.js';
export * from './usual-suppliers.js';
export * from './fit-offer.js';
export { canGoDown, findNextToMake } from './open-price.js';
