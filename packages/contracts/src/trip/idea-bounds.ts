export const tripIdeaBounds = {
  parkDays: { min: 1, max: 7 },
  seaNights: { min: 1, max: 7 },
  people: { min: 1, max: 12 },
};
