import { RemoteName, type NavItem, type RemotesManifest } from '@landsea/contracts/core';
import type { RemoteModule } from '@landsea/web-kit/pages';
import { useSyncExternalStore } from 'react';
import { learnPages } from './known-pages';

export interface RemoteSource {
  manifest: () => Promise<RemotesManifest>;
  load: (name: RemoteName, isRetry: boolean) => Promise<RemoteModule>;
}

/** A remote that failed is tried again the next time it is needed. */
export class RemoteRegistry {
  private readonly modules = new Map<RemoteName, RemoteModule>();
  private readonly failed = new Set<RemoteName>();
  private readonly loading = new Map<RemoteName, Promise<RemoteModule | undefined>>();
  private readonly watchers = new Set<() => void>();
  private published: RemotesManifest = {};
  private navItems: NavItem[] = [];

  constructor(private readonly source: RemoteSource) {}

  readonly watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  readonly nav = (): NavItem[] => this.navItems;

  /** A failure is left to the next navigation. */
  async loadPages(): Promise<void> {
    const published = await this.source.manifest().catch(() => undefined);
    if (!published) return;
    learnPages(published);
    this.published = published;
    this.notifyChanged();
  }

  load(name: RemoteName): Promise<RemoteModule | undefined> {
    const loaded = this.modules.get(name);
    if (loaded) return Promise.resolve(loaded);
    const attempt = this.loading.get(name) ?? this.attempt(name);
    this.loading.set(name, attempt);
    return attempt;
  }

  private async attempt(name: RemoteName): Promise<RemoteModule | undefined> {
    try {
      const module = await this.source.load(name, this.failed.has(name));
      this.modules.set(name, module);
      return module;
    } catch {
      this.failed.add(name);
      return undefined;
    } finally {
      this.loading.delete(name);
      this.notifyChanged();
    }
  }

  private notifyChanged(): void {
    this.navItems = RemoteName.options.flatMap(
      (name) => this.modules.get(name)?.nav ?? this.published[name]?.pages.nav ?? [],
    );
    this.watchers.forEach((watcher) => {
      watcher();
    });
  }
}

export const useRemoteNav = (registry: RemoteRegistry): NavItem[] =>
  useSyncExternalStore(registry.watch, registry.nav, registry.nav);
