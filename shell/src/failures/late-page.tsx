import { useState } from 'react';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { keepError } from './error-log';
import { PartUnavailable } from './part-unavailable';

type LoadPage = () => Promise<{ Component?: ComponentType | null }>;

const latePage = (load: LoadPage): ComponentType => {
  let arrived: ComponentType | undefined;
  return function LatePage() {
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
  };
};

/**
 * A lazy route whose code may be asked for again. React Router remembers a failed `lazy` for as long as the page
 * lives, so a failure becomes a page of its own, which loads the code afresh at each attempt.
 */
export const withRetry = (route: RouteObject): RouteObject => {
  const { lazy } = route;
  if (typeof lazy !== 'function') return route;
  const load = async () => {
    try {
      return await lazy();
    } catch (error) {
      keepError(error);
      return { Component: latePage(lazy as LoadPage) };
    }
  };
  return { ...route, lazy: load };
};
