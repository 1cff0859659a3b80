import { readFile } from 'node:fs/promises';

const files = {
  regular: new URL('./fonts/inter-regular.ttf', import.meta.url),
  strong: new URL('./fonts/inter-semibold.ttf', import.meta.url),
  display: new URL('./fonts/fraunces-semibold.ttf', import.meta.url),
};
export type FontName = keyof typeof files;
export type Fonts = Record<FontName, Uint8Array>;

let loaded: Promise<Fonts> | undefined;

const load = async (): Promise<Fonts> => {
  const [regular, strong, display] = await Promise.all([
    readFile(files.regular),
    readFile(files.strong),
    readFile(files.display),
  ]);
  return { regular, strong, display };
};

/** The build finds the files from the service alone, not from its threads, which are given the fonts. */
export const loadFonts = (): Promise<Fonts> => (loaded ??= load());
