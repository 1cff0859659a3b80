import { maskEmail } from './email-body.js';

test('a masked email keeps its first sign and its domain', () => {
  expect(maskEmail('ada.byron@numbers.example')).toBe('a•••@numbers.example');
  expect(maskEmail('a@numbers.example')).toBe('a•••@numbers.example');
});
