const UNKEEPABLE = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Undefined when Postgres can store the text: no NUL, no half surrogate pair. @param value parsed JSON. */
export const findUnkeepableText = (value: unknown): string | undefined => {
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
