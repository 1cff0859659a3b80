/** More rows than any mail has; what was remembered of earlier mails is then forgotten. */
const MOST = 4_000;

/** The rules ask for the same rows again and again: each is read once. */
export const remember = <T>(read: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, { value: T }>();
  return (text) => {
    const found = known.get(text) ?? { value: read(text) };
    if (known.size > MOST) known.clear();
    known.set(text, found);
    return found.value;
  };
};
