import { GAP, placeIn, type Placed } from './task-order.js';

const column = (...positions: number[]): Placed[] =>
  positions.map((position, index) => ({ id: 'abcdefgh'[index] ?? '', position }));

/** The ids of a column from the top, once `x` is put below `afterId`. */
const orderAfter = (before: readonly Placed[], afterId: string | null | undefined): string => {
  const { position, renumbered } = placeIn(before, afterId);
  const rest = renumbered.length > 0 ? renumbered : before;
  return [...rest, { id: 'x', position }]
    .sort((a, b) => a.position - b.position)
    .map(({ id }) => id)
    .join('');
};

describe('the place of a task in its column', () => {
  it.each<[string, Placed[], string | null | undefined, string]>([
    ['an empty column', [], null, 'x'],
    ['the top', column(10, 20, 30), null, 'xabc'],
    ['below the first', column(10, 20, 30), 'a', 'axbc'],
    ['below the last', column(10, 20, 30), 'c', 'abcx'],
    ['the end, when nothing is said', column(10, 20, 30), undefined, 'abcx'],
    ['the end, when the neighbour is gone', column(10, 20, 30), 'z', 'abcx'],
    ['between two with nothing between', column(1, 2, 3), 'b', 'abxc'],
    ['between two of one number', column(5, 5, 5), 'a', 'axbc'],
    ['above numbers below zero', column(-2048, -1024), null, 'xab'],
    ['the end, where numbers run out', column(1, 2 ** 30 - 1), undefined, 'abx'],
    ['between numbers below zero', column(-3, -2), 'a', 'axb'],
  ])('%s', (_what, before, afterId, order) => {
    expect(orderAfter(before, afterId)).toBe(order);
  });

  it('touches no other task while there is room, and gives room to all when there is none', () => {
    expect(placeIn(column(10, 20), 'a').renumbered).toEqual([]);
    const { renumbered, position } = placeIn(column(1, 2), 'a');
    expect([...renumbered, { id: 'x', position }].map((each) => each.position).sort((a, b) => a - b)).toEqual(
      [GAP, 2 * GAP, 3 * GAP],
    );
  });

  it('keeps the order through a thousand moves to one place', () => {
    let tasks = column(GAP, 2 * GAP);
    for (let turn = 0; turn < 1000; turn += 1) {
      const { position, renumbered } = placeIn(tasks, 'a');
      const rest = renumbered.length > 0 ? renumbered : tasks;
      tasks = [...rest, { id: String(turn), position }].sort((a, b) => a.position - b.position);
    }
    const ids = tasks.map(({ id }) => id);
    expect(ids[0]).toBe('a');
    expect(ids.at(-1)).toBe('b');
    expect(ids.slice(1, -1)).toEqual(Array.from({ length: 1000 }, (_, turn) => String(999 - turn)));
    expect(new Set(tasks.map(({ position }) => position)).size).toBe(1002);
  });
});
