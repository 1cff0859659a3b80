export * from './itinerary-cover.js';
export * from './itinerary-view.js';
export * from './itineraries.js';
export * from './public-itinerary.js';
