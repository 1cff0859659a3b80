import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import type { LoggedKind, LoggedTable } from './logged-table.js';
import { SliceActivity, type OtherActivity, type TableActivity, type UndoneRows } from './slice-activity.js';

@Injectable()
export class ActivityRegistry {
  private found: SliceActivity[] | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  listKinds(): LoggedKind[] {
    return [
      ...this.listTables().flatMap(({ table, several }) => (several ? [table, several] : [table])),
      ...this.listSlices().flatMap(({ others }) => others.map(({ kind }) => kind)),
    ];
  }

  listTables(): TableActivity[] {
    return this.listSlices().flatMap(({ tables }) => tables);
  }

  findKind(name: string): LoggedKind | undefined {
    return this.listKinds().find(({ kind }) => kind === name);
  }

  findTable(name: string): TableActivity | undefined {
    return this.listTables().find(({ table, several }) => table.kind === name || several?.kind === name);
  }

  findOther(name: string): OtherActivity | undefined {
    return this.listSlices()
      .flatMap(({ others }) => others)
      .find(({ kind }) => kind.kind === name);
  }

  async runAfterUndo(manager: EntityManager, table: LoggedTable, undone: UndoneRows): Promise<void> {
    for (const slice of this.listSlices()) await slice.afterUndoOf(manager, table, undone);
  }

  /** Providers are complete once the service has started. */
  private listSlices(): SliceActivity[] {
    this.found ??= this.discoverSlices();
    return this.found;
  }

  private discoverSlices(): SliceActivity[] {
    const instances = new Set<unknown>(
      this.discovery.getProviders().map(({ instance }) => instance as unknown),
    );
    return [...instances].filter((instance) => instance instanceof SliceActivity);
  }
}
