const listTrigrams = (name: string): Set<string> =>
  new Set(
    name
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .flatMap((word) => Array.from({ length: word.length + 1 }, (_, at) => `  ${word} `.slice(at, at + 3))),
  );

/** 0 to 1, as `similarity` of Postgres compares folded names. */
export const measureLikeness = (one: string, other: string): number => {
  const [mine, theirs] = [listTrigrams(one), listTrigrams(other)];
  const common = [...mine].filter((trigram) => theirs.has(trigram)).length;
  const all = mine.size + theirs.size - common;
  return all === 0 ? 0 : common / all;
};
