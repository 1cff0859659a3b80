export * from './copied-bookings.js';
export type { HouseholdBooking, PartyMemberFacts } from './group-facts.js';
export * from './group-problems.js';
export * from './group-rooms.js';
export * from './group-totals.js';
export * from './household-money.js';
export * from './rooming-list.js';
