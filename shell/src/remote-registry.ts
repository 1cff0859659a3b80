import type { RemoteName } from '@landsea/contracts/core';
import type { NavItem, RemoteModule } from '@landsea/web-kit';
import { useSyncExternalStore } from 'react';
import { fetchRemote, RemoteNotReleased } from './remotes';

type Load = (name: RemoteName, isRetry: boolean) => Promise<RemoteModule>;
type RemoteStatus = 'loaded' | 'failed' | 'not-released';

/** What is known of each remote. A remote that failed is tried again the next time it is asked for. */
export class RemoteRegistry {
  private readonly modules = new Map<RemoteName, RemoteModule>();
  private readonly statuses = new Map<RemoteName, RemoteStatus>();
  private readonly underWay = new Map<RemoteName, Promise<RemoteModule | undefined>>();
  private readonly watchers = new Set<() => void>();
  private navItems: NavItem[] = [];

  constructor(private readonly fetchOne: Load = fetchRemote) {}

  readonly watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  readonly nav = (): NavItem[] => this.navItems;

  status(name: RemoteName): RemoteStatus | undefined {
    return this.statuses.get(name);
  }

  /** The remote, or undefined when it cannot be had now; the status tells why. */
  load(name: RemoteName): Promise<RemoteModule | undefined> {
    const loaded = this.modules.get(name);
    if (loaded) return Promise.resolve(loaded);
    const attempt = this.underWay.get(name) ?? this.attempt(name);
    this.underWay.set(name, attempt);
    return attempt;
  }

  private async attempt(name: RemoteName): Promise<RemoteModule | undefined> {
    try {
      const module = await this.fetchOne(name, this.statuses.get(name) === 'failed');
      this.modules.set(name, module);
      this.statuses.set(name, 'loaded');
      this.navItems = [...this.modules.values()].flatMap(({ nav }) => nav);
      return module;
    } catch (error) {
      this.statuses.set(name, error instanceof RemoteNotReleased ? 'not-released' : 'failed');
      return undefined;
    } finally {
      this.underWay.delete(name);
      this.watchers.forEach((watcher) => {
        watcher();
      });
    }
  }
}

export const useRemoteNav = (registry: RemoteRegistry): NavItem[] =>
  useSyncExternalStore(registry.watch, registry.nav);
