import { inviteCodePrefix, makeInviteCode, normalizeInviteCode } from './invitation-secrets.js';

describe('a code for people', () => {
  it('has ten signs that nobody takes for one another', () => {
    for (let n = 0; n < 200; n += 1) {
      expect(makeInviteCode()).toMatch(
        /^[23456789ABCDEFGHJKMNPQRSTWXYZ]{5}-[23456789ABCDEFGHJKMNPQRSTWXYZ]{5}$/,
      );
    }
  });

  it('differs each time', () => {
    expect(new Set(Array.from({ length: 500 }, makeInviteCode)).size).toBe(500);
  });

  it('is the same however it is typed', () => {
    const typed = ['abcde-23456', ' ABCDE 23456 ', 'a b c d e 2 3 4 5 6', 'ABCDE–23456'];
    expect(new Set(typed.map(normalizeInviteCode))).toEqual(new Set(['ABCDE23456']));
    expect(new Set(typed.map(inviteCodePrefix))).toEqual(new Set(['ABC']));
  });
});
