/** Does the work for each, so many at a time; the answers in the order of the items. */
export async function runAtOnce<T, R>(
  most: number,
  items: readonly T[],
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const left = [...items.entries()].reverse();
  const take = async (): Promise<void> => {
    for (let next = left.pop(); next; next = left.pop()) results[next[0]] = await work(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: most }, take));
  return results;
}

export function shuffle<T>(values: readonly T[]): T[] {
  const keyed = values.map((value) => ({ value, key: Math.random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ value }) => value);
}
