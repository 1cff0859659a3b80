import { signServiceToken, verifyServiceToken } from './service-token.js';

const secret = 's'.repeat(32);
const now = new Date('2026-03-01T12:00:00Z');
const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);
const token = signServiceToken({ issuer: 'billing', audience: 'trips', secret, now });
const verify = (given: string, over: object = {}) =>
  verifyServiceToken(given, { audience: 'trips', secret, now, ...over });

describe('service token', () => {
  it('names its issuer to its audience for 60 seconds', () => {
    expect(verify(token)).toBe('billing');
    expect(verify(token, { now: later(59) })).toBe('billing');
  });

  it('is accepted with up to 60 seconds of clock skew on either side, and not beyond', () => {
    expect(verify(token, { now: later(-60) })).toBe('billing');
    expect(verify(token, { now: later(-61) })).toBeUndefined();
    expect(verify(token, { now: later(119) })).toBe('billing');
    expect(verify(token, { now: later(120) })).toBeUndefined();
  });

  it('is refused by another audience and under another secret', () => {
    expect(verify(token, { audience: 'identity' })).toBeUndefined();
    expect(verify(token, { secret: 't'.repeat(32) })).toBeUndefined();
  });

  it('does not survive a change, another algorithm or nonsense', () => {
    const [, claims = '', signature = ''] = token.split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const forged = Buffer.from(JSON.stringify({ iss: 'identity', aud: 'trips', iat: 0, exp: 9e9 })).toString(
      'base64url',
    );
    expect(verify(`${none}.${claims}.`)).toBeUndefined();
    expect(verify(`${token.split('.')[0] ?? ''}.${forged}.${signature}`)).toBeUndefined();
    expect(verify('')).toBeUndefined();
    expect(verify('a.b.c')).toBeUndefined();
  });
});
