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
 * Federation gives up when the first offer of a share fails, and remembers it. Here each later offer is a
 * fallback, and a failure of all is forgotten.
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
