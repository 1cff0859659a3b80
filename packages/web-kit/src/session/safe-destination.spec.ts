import { toSafeDestination } from './destination';

const hosts = ['evil.example', 'landsea.invalid.evil.example', '127.0.0.1', '[::1]', 'user@evil.example'];
const starts = [
  '//',
  '///',
  '/\\',
  '\\\\',
  '/\t/',
  '/\n/',
  '/\r/',
  ' //',
  '/ /',
  'https:',
  'https://',
  'http:/',
  'HTTPS://',
  '/%5c/',
  '/.//',
  '/..//',
  '/./\\',
  'javascript:',
  'data:text/html,',
  '\u0000//',
  '/\u0000/',
  '/\u007f/',
  ':///',
  '?//',
  '#//',
];
const tails = ['', '/', '/path', '?a=1', '#x', '%2f', '\\x', ';a', '..', '@b'];

const pieces = [
  ...[
    '/',
    '\\',
    ':',
    '@',
    '.',
    '..',
    '?',
    '#',
    '&',
    '=',
    ';',
    '%',
    '2f',
    '5c',
    '%2f',
    '%5c',
    '%09',
    '%0a',
    '%00',
  ],
  ...['\t', '\n', '\r', ' ', '\u0000', '\u00a0', '\u2028', '\u2044', '\u3002', '\uff0f', '\u202e', '\ud800'],
  ...['a', 'trip', 'evil.example', 'user:pass@', 'https:', 'javascript:alert(1)', 'data:', 'blob:', '[::1]'],
];

/** The same numbers at each run, from 0 to 1 (mulberry32). */
const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
};

describe('toSafeDestination', () => {
  it.each([
    ['/', '/'],
    ['/dashboard', '/dashboard'],
    ['/trip/1?a=b#c', '/trip/1?a=b#c'],
    ['/trip/1/budget?tab=spent#top', '/trip/1/budget?tab=spent#top'],
    ['/a//b', '/a//b'],
    ['/%2e%2e/x', '/x'],
    ['/search?to=//evil.example', '/search?to=//evil.example'],
  ])('keeps our own path %s as %s', (path, kept) => {
    expect(toSafeDestination(path)).toBe(kept);
  });

  it.each([
    '',
    'dashboard',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/x\\..\\..\\evil.example',
  ])('refuses %j', (raw) => {
    expect(toSafeDestination(raw)).toBeUndefined();
  });

  it('never leaves our origin, whatever is put together', () => {
    const origin = 'https://www.landsea.example';
    let tried = 0;
    for (const start of starts) {
      for (const host of hosts) {
        for (const tail of tails) {
          for (const wrap of [
            (text: string) => text,
            encodeURI,
            (text: string) => `/${text}`,
            (text: string) => ` ${text}`,
          ]) {
            const kept = toSafeDestination(wrap(`${start}${host}${tail}`));
            tried += 1;
            if (kept !== undefined) expect(new URL(kept, origin).origin).toBe(origin);
          }
        }
      }
    }
    expect(tried).toBe(starts.length * hosts.length * tails.length * 4);
  });

  it('never leaves our origin for 10,000 generated addresses, and keeps those of our own', () => {
    const next = seeded(42);
    const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
    const origin = 'https://www.landsea.example';
    let kept = 0;
    for (let index = 0; index < 10_000; index += 1) {
      const middle = Array.from({ length: Math.floor(next() * 7) }, () => pick(pieces)).join('');
      const raw = `${pick([...starts, '/', '/trip/1', '/my-trips'])}${middle}${pick([...tails, ...hosts])}`;
      const destination = toSafeDestination(raw);
      if (destination === undefined) continue;
      kept += 1;
      const url = new URL(destination, origin);
      expect({ raw, origin: url.origin, user: url.username }).toEqual({ raw, origin, user: '' });
      expect(destination).toMatch(/^\/(?![/\\])/);
      expect(toSafeDestination(destination)).toBe(destination);
    }
    expect(kept).toBeGreaterThan(500);
    expect(kept).toBeLessThan(9000);
  });
});
