import { createElement, lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { isLoadFailure } from './is-load-failure';
import { waitUntilIdle } from './when-idle';

const NeedsSignal = () => createElement('p', { role: 'status' }, 'This part needs a signal.');

/**
 * Fetched when the browser is idle, so that it also opens once the signal is gone; a failed part leaves the
 * rest of the page.
 */
export const loadLatePart = <P, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<P>>>,
  name: Name,
): LazyExoticComponent<ComponentType<P>> => {
  // A failed part is fetched again when it is shown.
  void waitUntilIdle()
    .then(load)
    .catch(() => undefined);
  return lazy(async () => {
    try {
      return { default: (await load())[name] };
    } catch (error) {
      if (isLoadFailure(error)) return { default: NeedsSignal };
      throw error;
    }
  });
};
