/** A failure is not kept. Everything is forgotten when it becomes too much. */
export function keepByKey<T>(
  all: Map<string, Promise<T>>,
  most: number,
  key: string,
  make: () => Promise<T>,
): Promise<T> {
  const known = all.get(key);
  if (known) return known;
  if (all.size >= most) all.clear();
  const made = make();
  all.set(key, made);
  made.catch(() => all.delete(key));
  return made;
}
