import { createElement, lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { isLoadFailure } from './is-load-failure';
import { whenIdle } from './when-idle';

const NeedsSignal = () => createElement('p', { role: 'status' }, 'This part needs a signal.');

/**
 * A part of a page that its first paint does not need, such as what opens at a tap. It is fetched when the browser is
 * idle and not at the tap, so that it also opens where the signal has gone since. Where it cannot be fetched, the rest of
 * the page stays.
 */
export const latePart = <P>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> => {
  // A part that cannot be fetched now is asked for again when it is shown.
  void whenIdle()
    .then(load)
    .catch(() => undefined);
  return lazy(() =>
    load().catch((error: unknown) => {
      if (isLoadFailure(error)) return { default: NeedsSignal };
      throw error;
    }),
  );
};
