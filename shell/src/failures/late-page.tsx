import { isValidElement, useState, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { keepError } from './error-log';
import { PartUnavailable } from './part-unavailable';

type LoadPage = () => Promise<{ Component?: ComponentType | null }>;

const latePages = new WeakSet<object>();

export const isLate = ({ element }: RouteObject): boolean =>
  isValidElement(element) && typeof element.type === 'function' && latePages.has(element.type);

const latePage = (load: LoadPage): ComponentType => {
  let arrived: ComponentType | undefined;
  function LatePage() {
    const [, setAttempts] = useState(0);
    const attempt = async () => {
      try {
        arrived = (await load()).Component ?? undefined;
      } catch (error) {
        keepError(error);
      }
      setAttempts((before) => before + 1);
    };
    const Page = arrived;
    return Page ? <Page /> : <PartUnavailable onRetry={() => void attempt()} />;
  }
  latePages.add(LatePage);
  return LatePage;
};

const retried =
  (lazy: LoadPage): LoadPage =>
  async () => {
    try {
      return await lazy();
    } catch (error) {
      keepError(error);
      return { Component: latePage(lazy) };
    }
  };

/**
 * React Router remembers a failed `lazy` for as long as the page lives, so a
 * failure becomes a page, which loads the code afresh at each attempt.
 */
export const addRetry = (route: RouteObject): RouteObject => {
  const { lazy, children } = route;
  if (children) return { ...route, children: children.map(addRetry) };
  return typeof lazy === 'function' ? { ...route, lazy: retried(lazy as LoadPage) } : route;
};
