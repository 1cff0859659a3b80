import { FilesWatch, FileStore, makeFileStore, KIT_ENV } from '@landsea/nest-kit';
import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { TripsEnv } from '../../env.js';
import { FileSweep } from './file-sweep.js';
import { forgetUploader } from './files.queries.js';
import { FilesService } from './files.service.js';
import { StoredFileRow } from './stored-file.entity.js';

@Module({
  imports: [DiscoveryModule],
  providers: [
    FilesService,
    FileSweep,
    FilesWatch,
    { provide: FileStore, useFactory: (env: TripsEnv) => makeFileStore(env), inject: [KIT_ENV] },
  ],
  exports: [FilesService],
})
export class FilesModule {
  /** Expenses and items copy the files that they name; the next sweep removes files that no row names. */
  static readonly personalData = [{ erase: forgetUploader }];
  static readonly entities = [StoredFileRow];
}
