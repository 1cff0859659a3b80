import { FilesWatch, FileStore, makeFileStore, KIT_ENV } from '@landsea/nest-kit';
import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { TripsEnv } from '../../env.js';
import { FileSweep } from './file-sweep.js';
import { FilesPersonalData } from './files.personal-data.js';
import { FilesService } from './files.service.js';
import { StoredFileRow } from './stored-file.entity.js';

@Module({
  imports: [DiscoveryModule],
  providers: [
    FilesService,
    FileSweep,
    FilesPersonalData,
    FilesWatch,
    { provide: FileStore, useFactory: (env: TripsEnv) => makeFileStore(env), inject: [KIT_ENV] },
  ],
  exports: [FilesService],
})
export class FilesModule {
  static readonly entities = [StoredFileRow];
}
