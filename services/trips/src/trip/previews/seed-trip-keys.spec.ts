import { createHash } from 'node:crypto';
import { readSeedTripKeys, seedTripKeyName } from './seed-trip-keys.js';

const hash = (key: string) => createHash('sha256').update(key).digest('hex');
const list = `first:${hash('one')}, second:${hash('two')}`;

describe('keys of assistants', () => {
  it('identifies the key that was sent by its hash', () => {
    const keys = readSeedTripKeys(list) ?? [];
    expect(seedTripKeyName(keys, 'Bearer one')).toBe('first');
    expect(seedTripKeyName(keys, 'Bearer two')).toBe('second');
  });

  it.each([undefined, '', 'Bearer ', 'Bearer three', 'one', 'Basic one', `Bearer ${hash('one')}`])(
    'takes %j for nobody',
    (sent) => {
      expect(seedTripKeyName(readSeedTripKeys(list) ?? [], sent)).toBeUndefined();
    },
  );

  it.each([
    ['no hash', 'first'],
    ['a key in place of its hash', 'first:one'],
    ['one name twice', `${list},first:${hash('three')}`],
  ])('refuses %s', (_, wrong) => {
    expect(readSeedTripKeys(wrong)).toBeUndefined();
  });

  it('knows nobody when nothing is set', () => {
    expect(seedTripKeyName(readSeedTripKeys('') ?? [], 'Bearer one')).toBeUndefined();
  });
});
