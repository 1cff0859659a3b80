import { findSecretField } from './secret-fields.js';
import { findSecretNumber, takeSecrets } from './secret-numbers.js';

/** Ends in 16 digits that pass the check of cards. */
const ID = '5c1f9a40-7b3e-4d21-8111-411111111116';
const CUT_ID = '5c1f9a40-7b3e-4411-8111-11111113ffff';
const HASH = `${'a3f'.repeat(9)}4111111111111111${'c0d1e'}`;

describe('an address with an id that a program made up', () => {
  it.each([
    ID,
    CUT_ID,
    ID.toUpperCase(),
    HASH,
    `https://pay.example/l/${ID}`,
    `https://pay.example/l/${ID}?to=${CUT_ID}#4242`,
    `See https://files.example/${HASH}.pdf, please`,
  ])('is kept: %s', (text) => {
    expect(findSecretNumber(text)).toBeUndefined();
    expect(takeSecrets(text)).toEqual({ text, taken: [] });
  });

  it('is kept among other fields', () => {
    expect(findSecretField([`https://pay.example/l/${ID}`, '1111', ID])).toBeUndefined();
  });

  it.each([
    '4111111111111111',
    'https://pay.example/4111111111111111',
    'https://pay.example/4111-1111-1111-1111/ab',
    'abc4111111111111111',
    '4111111111111111exp 12/28',
    '4111 1111 1111 1111 cafe',
    `${ID} 4111 1111 1111 1111`,
    `4111 1111 1111 1111 ${ID}`,
    '41111111-1111-1111-',
    '4111111111111111-1111-4d21-8111-411111111116',
    `x${ID.slice(-17)}`,
  ])('leaves no way for a card: %s', (text) => {
    expect(findSecretNumber(text)).toContain('a card number');
  });

  it('leaves no way for a card over two fields', () => {
    expect(findSecretField([`${ID} 4111 1111`, '1111 1111'])?.index).toBe(1);
  });
});

it('keeps all of ten thousand addresses with random ids', () => {
  const refused = Array.from({ length: 10_000 }, () => `https://pay.example/${crypto.randomUUID()}`).filter(
    (address) => findSecretNumber(address) !== undefined,
  );
  expect(refused).toEqual([]);
});
