import { formatRideFacts } from './ride-facts';

it.each([
  [
    { indoors: true, singleRider: true, heightInches: 38 },
    'Indoors · Single rider line · At least 38 inches tall',
  ],
  [{ indoors: true, singleRider: false, heightInches: null }, 'Indoors'],
  [{ indoors: false, singleRider: false, heightInches: null }, ''],
])('says of %j: %s', (ride, text) => {
  expect(formatRideFacts(ride)).toBe(text);
});
