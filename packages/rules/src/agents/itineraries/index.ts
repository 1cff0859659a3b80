export * from './cover-drawings.js';
export * from './itinerary-packing.js';
export * from './make-itinerary.js';
export * from './itinerary-changes.js';
export * from './itinerary-paper.js';
export * from './souvenir.js';
