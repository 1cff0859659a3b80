import { findSecretsIn } from './secret-in-values.js';

it('finds a card number in every text, however deep, and says where', () => {
  const booking = {
    id: '41111111-1111-4111-8111-111111111111',
    title: 'Pop Century',
    numbers: [{ role: 'confirmation', value: '4111 1111 1111 1111' }],
    note: 'Card 4111-1111-1111-1111',
    totalCents: 4_111_111_111_111_111,
    rooms: [{ category: '', beds: '', people: [] }],
    end: null,
  };
  expect(findSecretsIn(booking).map(({ path }) => path)).toEqual(['numbers.0.value', 'note']);
  expect(findSecretsIn(booking)[0]?.message).toBe('That looks like a card number. Please leave it out.');
});

it('leaves the numbers of the trade alone', () => {
  expect(findSecretsIn({ values: ['48213377', '457812345678', 'W99120045', 'HK7Q2L', '31998877'] })).toEqual(
    [],
  );
});
