import { requireKnownSource } from './known-source.js';

describe('a source that is shown', () => {
  it.each([
    ['Public menus, 2026', 'Public menus, 2026'],
    [
      'Public port guide, August 2026; general knowledge, unverified; times: typical',
      'Public port guide, August 2026',
    ],
    ['General knowledge, unverified; times: typical', ''],
    [
      'Public ticket guide, October 2025; longer tickets general knowledge, unverified',
      'Public ticket guide, October 2025',
    ],
    [
      'Public list, July 2026; General knowledge, unverified; Public guide, undated',
      'Public list, July 2026; Public guide, undated',
    ],
  ])('of %p is %p', (source, known) => {
    expect(requireKnownSource(source)).toBe(known);
  });
});
