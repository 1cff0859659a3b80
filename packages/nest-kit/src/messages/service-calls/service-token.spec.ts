import { createHmac } from 'node:crypto';
import { signServiceToken, verifyServiceToken } from './service-token.js';

const secret = 's'.repeat(32);
const now = new Date('2026-03-01T12:00:00Z');
const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);
const token = signServiceToken({ issuer: 'billing', audience: 'trips', secret, now });
const verify = (given: string, over: object = {}) =>
  verifyServiceToken(given, { audience: 'trips', secrets: [secret], now, ...over });

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
    expect(verify(token, { secrets: ['t'.repeat(32)] })).toBeUndefined();
  });

  it('is accepted under either of two secrets while one replaces the other', () => {
    expect(verify(token, { secrets: ['t'.repeat(32), secret] })).toBe('billing');
    expect(verify(token, { secrets: [secret, 't'.repeat(32)] })).toBe('billing');
    expect(verify(token, { secrets: [] })).toBeUndefined();
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

  describe('with a good signature and claims that are no claims', () => {
    const [header = ''] = token.split('.');
    const iat = now.getTime() / 1000;
    const good = { iss: 'billing', aud: 'trips', iat, exp: iat + 60 };
    const signed = (claims: string): string => {
      const text = `${header}.${Buffer.from(claims).toString('base64url')}`;
      return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
    };

    it('accepts the claims that the rows below change', () => {
      expect(verify(signed(JSON.stringify(good)))).toBe('billing');
    });

    it.each([
      ['text that is not JSON', 'not json'],
      ['null', 'null'],
      ['a number', '1'],
      ['a string', '"billing"'],
      ['an array', '[]'],
      ['an array of the claims', JSON.stringify([good])],
      ['an empty object', '{}'],
      ['half an object', '{"iss":"billing"'],
      ['very deep nesting', '['.repeat(50_000)],
      ['no issuer', JSON.stringify({ ...good, iss: undefined })],
      ['an issuer that is an array', JSON.stringify({ ...good, iss: ['billing'] })],
      ['an issuer that is no service', JSON.stringify({ ...good, iss: 'gateway' })],
      ['no audience', JSON.stringify({ ...good, aud: undefined })],
      ['a list of audiences', JSON.stringify({ ...good, aud: ['trips'] })],
      ['no expiry', JSON.stringify({ ...good, exp: undefined })],
      ['an expiry of null', JSON.stringify({ ...good, exp: null })],
      ['an expiry that is a string', JSON.stringify({ ...good, exp: String(good.exp) })],
      ['an expiry without end', `{"iss":"billing","aud":"trips","iat":${iat},"exp":1e999}`],
      ['no time of issue', JSON.stringify({ ...good, iat: undefined })],
      ['a time of issue that is an object', JSON.stringify({ ...good, iat: {} })],
      ['an endless time of issue', `{"iss":"billing","aud":"trips","iat":-1e999,"exp":${good.exp}}`],
      ['a huge issuer', JSON.stringify({ ...good, iss: 'b'.repeat(1_000_000) })],
    ])('rejects %s without throwing', (_, claims) => {
      expect(verify(signed(claims))).toBeUndefined();
    });
  });
});
