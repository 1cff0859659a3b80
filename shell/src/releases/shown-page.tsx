import { useEffect, type ComponentType } from 'react';
import { useLocation, type RouteObject } from 'react-router-dom';
import { findPageAt } from '../known-pages';
import type { Updates } from './updates';

type LazyPage = () => Promise<{ Component?: ComponentType | null }>;

/** The effect runs only when the page beside it did not fail. */
function Shown({ updates }: { updates: Updates }) {
  const { pathname } = useLocation();
  useEffect(() => {
    const page = findPageAt(pathname);
    if (page) updates.notePageShown(page.name);
  }, [pathname, updates]);
  return null;
}

export const addShown =
  (updates: Updates) =>
  (route: RouteObject): RouteObject => {
    const { lazy, children } = route;
    if (children) return { ...route, children: children.map(addShown(updates)) };
    if (typeof lazy !== 'function') return route;
    const load = lazy as LazyPage;
    return {
      ...route,
      lazy: async () => {
        const { Component } = await load();
        if (!Component) return {};
        return {
          Component: function ShownPage() {
            return (
              <>
                <Component />
                <Shown updates={updates} />
              </>
            );
          },
        };
      },
    };
  };
