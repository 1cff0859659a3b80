import { makeRandom } from './seeded-random.js';
import { HORIZON, TOO_LATE } from './service-tables.js';
import { ShortestWaits } from './shortest-waits.js';

it('is the least wait between two minutes', () => {
  const random = makeRandom(1);
  const waits = Int16Array.from({ length: HORIZON + 1 }, (_, minute) =>
    minute > 1300 ? TOO_LATE : Math.floor(random() * 90),
  );
  const shortest = new ShortestWaits(waits);
  for (let each = 0; each < 500; each += 1) {
    const from = Math.floor(random() * HORIZON);
    const until = from + Math.floor(random() * (HORIZON - from + 1));
    expect(shortest.findBetween(from, until)).toBe(Math.min(...waits.subarray(from, until + 1)));
  }
  expect(shortest.findBetween(1301, HORIZON)).toBe(TOO_LATE);
});
