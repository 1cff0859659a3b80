import { findUnkeepableText } from './validation-pipe.js';

it.each([
  [
    'plain words, with every sign there is',
    { name: 'Zoë’s 🏰 \n\t‮ trip', list: [{ a: '' }], none: null, n: 1 },
    undefined,
  ],
  ['a NUL', { a: { b: ['x', 'y\0'] } }, 'a.b.1'],
  ['half a character', { note: '\ud83c' }, 'note'],
  ['a text that stands alone', 'x\0', ''],
])('looks through %s', (_what, value, path) => {
  expect(findUnkeepableText(value)).toBe(path);
});

it('is not led astray by what is very deep', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}"\\u0000"${']'.repeat(100_000)}`);
  expect(findUnkeepableText(deep)?.startsWith('0.0.0')).toBe(true);
});
