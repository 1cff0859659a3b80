export const photoProductIds = {
  advance: 'memory-maker-in-advance',
  duringTrip: 'memory-maker',
  oneDay: 'memory-maker-one-day',
  downloads: 'photo-downloads',
} as const;
