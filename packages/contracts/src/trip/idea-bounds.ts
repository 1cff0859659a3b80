/** What the Magic Meter of the landing pages lets a visitor choose. */
export const tripIdeaBounds = {
  parkDays: { min: 1, max: 7 },
  seaNights: { min: 1, max: 7 },
  people: { min: 1, max: 12 },
};
