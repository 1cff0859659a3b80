export const trimWritten = (text: string | null | undefined): string | null | undefined =>
  text === undefined ? undefined : text?.trim() || null;
