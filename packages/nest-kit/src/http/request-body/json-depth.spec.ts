import { isNestedDeeperThan } from './json-depth.js';

const HUGE = Buffer.alloc(4_000_000, '[');
const deeperThan64 = (json: string): boolean => isNestedDeeperThan(64, Buffer.from(json));

describe('isNestedDeeperThan', () => {
  it.each([
    ['64 arrays', '['.repeat(64) + ']'.repeat(64), false],
    ['65 arrays', '['.repeat(65) + ']'.repeat(65), true],
    ['65 arrays that never close', '['.repeat(65), true],
    ['65 objects', '{"a":'.repeat(65) + '1' + '}'.repeat(65), true],
    ['arrays and objects in turns', '[{"a":'.repeat(33) + '1', true],
    ['a thousand arrays beside each other', `[${Array(1000).fill('[]').join()}]`, false],
    ['brackets in a string', `["${'['.repeat(200)}"]`, false],
    ['brackets in a key', `{"${'{'.repeat(200)}":1}`, false],
    ['brackets behind an escaped quote', `["\\"${'['.repeat(200)}"]`, false],
    ['brackets behind an escaped backslash and the end of its string', `["\\\\"${'['.repeat(64)}`, true],
    ['closing brackets first', `${']'.repeat(10)}${'['.repeat(64)}`, false],
    ['a string that never ends', `"${'['.repeat(200)}`, false],
    ['an escape at the very end', '"\\', false],
    ['letters of several bytes', `["é漢😀${'['.repeat(100)}"]`, false],
    ['nothing', '', false],
  ])('%s', (_, json, expected) => {
    expect(deeperThan64(json)).toBe(expected);
  });

  it('stops at the first level too many, however long the text is', () => {
    // Reading all of it so often would take longer than a test may.
    for (let n = 0; n < 20_000; n += 1) expect(isNestedDeeperThan(64, HUGE)).toBe(true);
  });
});
