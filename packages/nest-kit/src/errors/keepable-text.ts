/** A NUL, or half of a character that takes two. */
const UNKEEPABLE = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/**
 * The path of a text that no database keeps: it holds a NUL, or half a character. Undefined when there is none.
 * @param value JSON as it was parsed, however deep.
 */
export const unkeepableTextIn = (value: unknown): string | undefined => {
  const waiting: { value: unknown; path: string }[] = [{ value, path: '' }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: at, path } = next;
    if (typeof at === 'string' && UNKEEPABLE.test(at)) return path;
    if (typeof at === 'object' && at !== null)
      for (const [key, inner] of Object.entries(at))
        waiting.push({ value: inner, path: path === '' ? key : `${path}.${key}` });
  }
  return undefined;
};
