import { formatClientParty } from './client-party';

test.each([
  ['Marisol Okafor', 6, 'The six Okafors'],
  ['Jen Moss', 3, 'The three Mosses'],
  ['Ann Lopez', 14, 'The 14 Lopezes'],
  ['Tom Baker-Nguyen', 4, 'The four Baker-Nguyens'],
  ['Lucía Fernández', 2, 'The two Fernándezes'],
  ['Rosa', 3, 'Rosa and two more'],
  ['Irina Petrova', 1, 'Irina travels alone'],
])('the party of %s, %i people, is %s', (name, count, title) =>
  expect(formatClientParty(name, count)).toBe(title),
);
