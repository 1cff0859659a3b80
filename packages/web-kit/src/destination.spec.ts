import { rememberDestination, safeDestination, takeDestination } from './destination';

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

describe('safeDestination', () => {
  it('keeps paths of our own', () => {
    for (const path of [
      '/',
      '/dashboard',
      '/trip/1/budget?tab=spent#top',
      '/a//b',
      '/%2e%2e/x',
      '/search?to=//evil.example',
    ]) {
      expect(safeDestination(path)).toBeDefined();
    }
    expect(safeDestination('/trip/1?a=b#c')).toBe('/trip/1?a=b#c');
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
    expect(safeDestination(raw)).toBeUndefined();
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
            const kept = safeDestination(wrap(`${start}${host}${tail}`));
            tried += 1;
            if (kept !== undefined) expect(new URL(kept, origin).origin).toBe(origin);
          }
        }
      }
    }
    expect(tried).toBe(starts.length * hosts.length * tails.length * 4);
  });

  it('never leaves our origin for 10,000 generated addresses', () => {
    const alphabet = [
      '/',
      '\\',
      ':',
      '@',
      '.',
      '%',
      '2f',
      '5c',
      '\t',
      '\n',
      ' ',
      '?',
      '#',
      'a',
      'evil.example',
      'https',
      '\u2044',
      '\u3002',
    ];
    let seed = 42;
    const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648);
    for (let index = 0; index < 10_000; index += 1) {
      const raw = `/${Array.from({ length: 1 + (next() % 8) }, () => alphabet[next() % alphabet.length]).join('')}`;
      const kept = safeDestination(raw);
      if (kept !== undefined)
        expect(new URL(kept, 'https://www.landsea.example').host).toBe('www.landsea.example');
    }
  });
});

describe('the remembered destination', () => {
  it('is given once', () => {
    rememberDestination('/my-trips?x=1');
    expect(takeDestination('/auth')).toBe('/my-trips?x=1');
    expect(takeDestination('/auth')).toBeUndefined();
  });

  it('is not a sign-in page, the current page, or one that was planted', () => {
    rememberDestination('/auth/signup');
    expect(takeDestination('/auth')).toBeUndefined();
    rememberDestination('/my-trips');
    expect(takeDestination('/my-trips')).toBeUndefined();
    sessionStorage.setItem('intendedDestination', '//evil.example');
    expect(takeDestination('/auth')).toBeUndefined();
  });
});
