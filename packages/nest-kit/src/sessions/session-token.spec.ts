import { makeSecret } from '../secrets/secret.js';
import { getSessionKeys, getTokenOrigin, makeSessionToken } from './session-token.js';

const secrets = { SERVICE_TOKEN_SECRET: 's'.repeat(32), SESSION_COOKIE_SECRETS: [] as string[] };

describe('the token of a session', () => {
  it('is known as ours by its key and by the former key, and by no other', () => {
    const token = makeSessionToken(['former']);
    expect(token).toMatch(/^[\w-]{65}$/);
    expect(getTokenOrigin(['former'], token)).toBe('signed');
    expect(getTokenOrigin(['new', 'former'], token)).toBe('signed');
    expect(getTokenOrigin(['new'], token)).toBe('invented');
  });

  it('is invented when one character of it differs', () => {
    const token = makeSessionToken(['key']);
    for (const at of [0, 42, 43, 63]) {
      const other = token[at] === 'A' ? 'B' : 'A';
      expect(getTokenOrigin(['key'], token.slice(0, at) + other + token.slice(at + 1))).toBe('invented');
    }
    expect(getTokenOrigin(['key'], '-'.repeat(65))).toBe('invented');
    expect(getTokenOrigin(['key'], 'é'.repeat(65))).toBe('invented');
  });

  it('of a release before is told apart by its length', () => {
    expect(getTokenOrigin(['key'], makeSecret())).toBe('unsigned');
  });

  it('is signed with the secret of the services until there is one of its own', () => {
    expect(getSessionKeys(secrets)).toEqual([secrets.SERVICE_TOKEN_SECRET]);
    expect(getSessionKeys({ ...secrets, SESSION_COOKIE_SECRETS: ['a', 'b'] })).toEqual(['a', 'b']);
    const rotated = { ...secrets, SERVICE_TOKEN_SECRET_PREVIOUS: 'p'.repeat(32) };
    expect(getSessionKeys(rotated)).toEqual([secrets.SERVICE_TOKEN_SECRET, 'p'.repeat(32)]);
  });
});
