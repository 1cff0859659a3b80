import type { Readable } from 'node:stream';
import { makeNotFound, refuseDemo, type KitRequest, type Principal } from '@landsea/nest-kit';
import type { DataSource } from 'typeorm';
import { NamesFiles } from './file-column.js';
import { selectAttached, type Attached, type StoredFile } from './files.queries.js';
import type { FilesService } from './files.service.js';

export interface AttachmentOf {
  user: Principal;
  tripId: string;
  rowId: string;
}

export abstract class AttachmentsService<Answer> extends NamesFiles {
  constructor(
    protected readonly dataSource: DataSource,
    private readonly files: FilesService,
  ) {
    super();
  }

  /** @throws DomainError NOT_FOUND for a person who cannot see the files of a trip. */
  protected abstract assertSees(user: Principal, tripId: string): Promise<unknown>;

  /** @throws DomainError NOT_FOUND, FORBIDDEN, PAYWALL for a person who cannot change them. */
  protected abstract assertMayKeep(user: Principal, tripId: string): Promise<unknown>;

  /** @returns the row. */
  protected abstract replace(of: AttachmentOf, fileId: string | null): Promise<Answer>;

  /** @throws DomainError as `assertMayKeep`, DEMO_RESTRICTED, and what receiving a file throws. */
  async attach(of: AttachmentOf, request: KitRequest, name: string): Promise<Answer> {
    const { user, tripId } = of;
    const { purpose } = this.column;
    await this.assertMayKeep(user, tripId);
    await this.findAttached(of);
    refuseDemo(user, `Uploads are turned off in the demo. Create a free account to keep ${purpose}s.`);
    const upload = { purpose, tripId, person: user.userId, name };
    return this.replace(of, await this.files.receive(request, upload));
  }

  async detach(of: AttachmentOf): Promise<Answer> {
    await this.assertMayKeep(of.user, of.tripId);
    return this.replace(of, null);
  }

  async open(of: AttachmentOf): Promise<StoredFile & { content: Readable }> {
    const file = await this.getSeen(of);
    return { ...file, content: await this.files.open(file) };
  }

  async openThumbnail(of: AttachmentOf): Promise<Readable> {
    const file = await this.getSeen(of);
    if (!file.type.startsWith('image/')) throw makeNotFound();
    return this.files.openThumbnail(file);
  }

  private async getSeen(of: AttachmentOf): Promise<StoredFile> {
    await this.assertSees(of.user, of.tripId);
    const { file } = await this.findAttached(of);
    if (!file) throw makeNotFound();
    return file;
  }

  private async findAttached({ tripId, rowId }: AttachmentOf): Promise<Attached> {
    const attached = await selectAttached(this.dataSource.manager, this.column, tripId, rowId);
    if (!attached) throw makeNotFound();
    return attached;
  }
}
