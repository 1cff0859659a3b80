const zones: readonly (readonly [zone: string, label: string])[] = [
  ['America/New_York', 'Eastern (Orlando, Miami, New York)'],
  ['America/Chicago', 'Central (Chicago, Dallas, Minneapolis)'],
  ['America/Denver', 'Mountain (Denver, Salt Lake City)'],
  ['America/Phoenix', 'Arizona (Phoenix)'],
  ['America/Los_Angeles', 'Pacific (Los Angeles, Seattle)'],
  ['America/Anchorage', 'Alaska (Anchorage)'],
  ['Pacific/Honolulu', 'Hawaii (Honolulu)'],
  ['America/Halifax', 'Atlantic (Halifax)'],
  ['America/Puerto_Rico', 'Puerto Rico (San Juan)'],
  ['America/Nassau', 'Bahamas (Nassau)'],
  ['America/Cancun', 'Cancún and Cozumel'],
  ['America/Vancouver', 'British Columbia (Vancouver)'],
  ['Europe/London', 'London'],
  ['Europe/Paris', 'Paris, Barcelona, Rome'],
  ['Europe/Athens', 'Athens'],
];

export const listZoneOptions = (chosen: string): { value: string; label: string }[] => {
  const isListed = chosen === '' || zones.some(([zone]) => zone === chosen);
  return [
    { value: '', label: 'Where you are that day' },
    ...zones.map(([value, label]) => ({ value, label })),
    ...(isListed ? [] : [{ value: chosen, label: chosen.replaceAll('_', ' ') }]),
  ];
};
