/** Text as a row holds it: blank is none, and what was not given stays so. */
export const writtenText = (text: string | null | undefined): string | null | undefined =>
  text === undefined ? undefined : text?.trim() || null;
