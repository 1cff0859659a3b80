import { IntervalTasks } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { NamesFiles, type FileColumn } from './file-column.js';
import { FilesService } from './files.service.js';

const EVERY_MS = 10 * 60 * 1000;

@Injectable()
export class FileSweep {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly files: FilesService,
    tasks: IntervalTasks,
  ) {
    tasks.add('forgotten files', EVERY_MS, () => this.sweep());
  }

  sweep(): Promise<void> {
    return this.files.sweep(this.listColumns());
  }

  private listColumns(): FileColumn[] {
    const instances = new Set<unknown>(
      this.discovery.getProviders().map(({ instance }) => instance as unknown),
    );
    return [...instances].flatMap((each) => (each instanceof NamesFiles ? each.column : []));
  }
}
