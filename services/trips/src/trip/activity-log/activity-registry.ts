import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import type { LoggedKind, LoggedTable } from './logged-table.js';
import { SliceActivity, type OtherActivity, type TableActivity, type UndoneRows } from './slice-activity.js';

@Injectable()
export class ActivityRegistry {
  private found: SliceActivity[] | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  kinds(): LoggedKind[] {
    return [
      ...this.tables().flatMap(({ table, several }) => (several ? [table, several] : [table])),
      ...this.slices().flatMap(({ others }) => others.map(({ kind }) => kind)),
    ];
  }

  tables(): TableActivity[] {
    return this.slices().flatMap(({ tables }) => tables);
  }

  kind(name: string): LoggedKind | undefined {
    return this.kinds().find(({ kind }) => kind === name);
  }

  table(name: string): TableActivity | undefined {
    return this.tables().find(({ table, several }) => table.kind === name || several?.kind === name);
  }

  other(name: string): OtherActivity | undefined {
    return this.slices()
      .flatMap(({ others }) => others)
      .find(({ kind }) => kind.kind === name);
  }

  async afterUndo(manager: EntityManager, table: LoggedTable, undone: UndoneRows): Promise<void> {
    for (const slice of this.slices()) await slice.afterUndoOf(manager, table, undone);
  }

  /** Providers are complete once the service has started. */
  private slices(): SliceActivity[] {
    this.found ??= this.discovered();
    return this.found;
  }

  private discovered(): SliceActivity[] {
    const instances = new Set<unknown>(
      this.discovery.getProviders().map(({ instance }) => instance as unknown),
    );
    return [...instances].filter((instance) => instance instanceof SliceActivity);
  }
}
