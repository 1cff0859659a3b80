import { findSecretField } from './secret-fields.js';

it.each([
  [['4111 1111 1111 1111']],
  [['Jen', 'pay with 4111-1111-1111-1111, please']],
  [['4111 1111 1111', '1111']],
  [['1111', '4111 1111 1111']],
  [['my card is 41111111', 'Jen', '11111111 thanks']],
  [['4111 1111 –', '… 1111 1111']],
  [['４１１１１１１１', '１１１１１１１１']],
])('finds the number in %j', (texts) => {
  expect(findSecretField(texts)?.message).toContain('a card number');
});

it.each([
  [[]],
  [['Jen Brubaker', '4242']],
  [['Call (407) 555-0142', 'by 12/05/2026']],
  [['Reservation 482913', '4242']],
  [['Pay 4111 1111 1111 for Jen', '1111']],
  [['', '', '4111']],
])('keeps %j', (texts) => {
  expect(findSecretField(texts)).toBeUndefined();
});

it('names the field in which the number ends', () => {
  expect(findSecretField(['Jen', '4111 1111 1111 111', '1'])?.index).toBe(2);
  expect(findSecretField(['Jen', '4111 1111 1111 1111'])?.index).toBe(1);
});
