/** What `catalogueId` of an item is for a photo product in the plan, which no list of the catalog has. */
export const photoProductIds = {
  advance: 'memory-maker-in-advance',
  duringTrip: 'memory-maker',
  oneDay: 'memory-maker-one-day',
  downloads: 'photo-downloads',
} as const;
