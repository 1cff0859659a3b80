import type { Readable } from 'node:stream';
import type { BrandPicture } from '@landsea/contracts/agents';
import { makeNotFound, refuseDemo, type KitRequest, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { toFileKey, NamesFiles, type FileColumn } from '../../trip/files/file-column.js';
import { FilesService } from '../../trip/files/files.service.js';
import { selectPicture, type PictureFile } from './brands.queries.js';

/** Tells the sweep of files that a layer's picture is in use. */
export class BrandPictureColumn extends NamesFiles {
  override readonly column: FileColumn;

  constructor(entity: FileColumn['entity'], column: 'logo_id' | 'photo_id') {
    super();
    this.column = { entity, column, purpose: 'brand', holds: 'id' };
  }
}

@Injectable()
export class BrandPictures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FilesService,
  ) {}

  /** @throws DomainError DEMO_RESTRICTED, and what receiving a file throws. */
  async upload(user: Principal, request: KitRequest, name: string): Promise<BrandPicture> {
    refuseDemo(user, 'Uploads are turned off in the demo. Create a free account to use your own logo.');
    const upload = { purpose: 'brand', tripId: null, person: user.userId, name } as const;
    return { id: await this.files.receive(request, upload) };
  }

  /** @throws DomainError NOT_FOUND. */
  async open(id: string): Promise<PictureFile & { content: Readable }> {
    const file = await selectPicture(this.dataSource.manager, toFileKey('brand', id));
    if (!file) throw makeNotFound();
    return { ...file, content: await this.files.open(file) };
  }
}
