import { sessionMemory } from '@landsea/web-kit';

const KEY = 'failedBuilds';
const KEPT = 10;

/** A failed build gets its predecessor until a newer one is released. */
export const getFailedBuilds = (): string[] => sessionMemory.read(KEY)?.split(' ').filter(Boolean) ?? [];

export const markFailed = (build: string): void => {
  const others = getFailedBuilds().filter((known) => known !== build);
  sessionMemory.write(KEY, [...others, build].slice(-KEPT).join(' '));
};
