import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A part that is left out without a signal. */
export const makeDispensable = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await load().catch(() => () => null) }));
