import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { whenIdle } from './when-idle';

/**
 * A part of a page that its first paint does not need, such as what opens at a tap. It is fetched when the browser is
 * idle and not at the tap, so that it also opens where the signal has gone since.
 */
export const latePart = <P>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> => {
  // A part that cannot be fetched now is asked for again when it is shown.
  void whenIdle()
    .then(load)
    .catch(() => undefined);
  return lazy(load);
};
