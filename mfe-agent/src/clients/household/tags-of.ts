/** Tags are separated by commas, each one once. */
export const readTags = (typed: string): string[] => {
  const tags = typed
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  return tags.filter(
    (tag, index) => tags.findIndex((each) => each.toLowerCase() === tag.toLowerCase()) === index,
  );
};
