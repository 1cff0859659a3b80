import { maskedEmail } from './masked-email.js';

test('a masked email keeps its first sign and its domain', () => {
  expect(maskedEmail('ada.byron@numbers.example')).toBe('a•••@numbers.example');
  expect(maskedEmail('a@numbers.example')).toBe('a•••@numbers.example');
});
