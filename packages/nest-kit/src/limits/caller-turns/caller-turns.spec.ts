import { CallerTurns, MOST_WAITING, TURNS_OF_A_CALLER } from './caller-turns.js';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Takes so many turns of a caller; `ends` grows as they are given. */
function take(turns: CallerTurns, key: string, count: number) {
  const ends: ((() => void) | undefined)[] = [];
  for (let each = 0; each < count; each += 1) void turns.take(key).then((end) => ends.push(end));
  return ends;
}

it('gives a caller four turns at a time, the next when one ends', async () => {
  const turns = new CallerTurns();
  const ends = take(turns, 'a', 10);
  await settled();
  expect(ends).toHaveLength(TURNS_OF_A_CALLER);
  ends[0]?.();
  await settled();
  expect(ends).toHaveLength(TURNS_OF_A_CALLER + 1);
});

it('lets no caller wait for another', async () => {
  const turns = new CallerTurns();
  take(turns, 'a', 50);
  const ends = take(turns, 'b', 1);
  await settled();
  expect(ends).toHaveLength(1);
});

it('refuses what is too much to wait, and starts anew when all is over', async () => {
  const turns = new CallerTurns();
  const ends = take(turns, 'a', TURNS_OF_A_CALLER + MOST_WAITING + 1);
  await settled();
  expect(ends.filter((end) => end === undefined)).toHaveLength(1);
  for (let each = 0; each < ends.length; each += 1) {
    ends[each]?.();
    await settled();
  }
  expect(ends).toHaveLength(TURNS_OF_A_CALLER + MOST_WAITING + 1);
  expect(take(turns, 'a', TURNS_OF_A_CALLER)).toEqual([]);
});

it('gives one turn each time around the event loop, whatever ends at once', async () => {
  const turns = new CallerTurns();
  const [one, two] = [take(turns, 'a', 6), take(turns, 'b', 6)];
  await settled();
  const given = (): number => one.length + two.length - 2 * TURNS_OF_A_CALLER;
  for (const ends of [one, two]) for (const end of ends.slice(0, 2)) end?.();
  const seen: number[] = [];
  for (let rounds = 0; rounds < 5; rounds += 1) {
    await settled();
    seen.push(given());
  }
  expect(seen).toEqual([1, 2, 3, 4, 4]);
});
