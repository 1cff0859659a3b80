import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

type Getter = () => unknown;
const firstThatAnswers =
  (first: Getter, second: Getter): Getter =>
  async () => {
    try {
      return await first();
    } catch {
      return second();
    }
  };

/**
 * A shared module comes from the build that offered it first, though every build holds a copy of it. Federation alone
 * gives up when that one copy cannot be fetched, and remembers the failure for as long as the page lives: one dead
 * remote would break the others' pages. With this, each later offer becomes the fallback of the earlier ones, and a
 * failure of all of them is forgotten, so that the next attempt loads it again.
 */
export default function shareFailover(): ModuleFederationRuntimePlugin {
  const fallbacksOf = new WeakMap<object, Set<unknown>>();
  return {
    name: 'share-failover',
    afterRegisterShare({ shared, previousShared, registeredShared }) {
      if (!registeredShared) return undefined;
      const { get } = registeredShared;
      const other = registeredShared === shared ? previousShared : shared;
      const fallback = other === registeredShared ? undefined : other?.get;
      const known = fallbacksOf.get(registeredShared) ?? new Set([get]);
      fallbacksOf.set(registeredShared, known);
      // Every load of a share registers all of them again.
      if (!fallback || known.has(fallback)) return undefined;
      known.add(fallback);
      registeredShared.get = firstThatAnswers(get, fallback) as typeof get;
      return undefined;
    },
    errorLoadShare({ pkgName, shareScopeMap }) {
      for (const scope of Object.values(shareScopeMap)) {
        for (const shared of Object.values(scope[pkgName] ?? {})) {
          if (!shared.lib) shared.loading = null;
        }
      }
      return undefined;
    },
  };
}
