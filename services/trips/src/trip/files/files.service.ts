import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  explainTooLarge,
  UPLOAD_BYTES,
  UPLOAD_HEAD_BYTES,
  uploadKind,
  uploadProblem,
  type UploadKind,
  type UploadPurpose,
} from '@landsea/rules/trip';
import {
  makeInvalidField,
  cleanPicture,
  FileStore,
  MOST_PIXELS,
  Slots,
  receiveContent,
  receiveFile,
  type KitRequest,
  type DrawnAs,
  type PictureType,
  type ReceivedFile,
  type SlotRule,
} from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type FileColumn, toFileKey, toThumbnailKey } from './file-column.js';
import { toPlainName } from './file-names.js';
import { refuseOverQuota } from './file-quota.js';
import {
  deleteFile,
  insertFile,
  keepUpload,
  lockForgottenFiles,
  selectFileOfTrip,
  type FileOrigin,
  type StoredFile,
} from './files.queries.js';

/** Each upload holds a connection and a temporary file, and a picture is decoded. */
const UPLOADS: SlotRule = { name: 'file-upload', most: 3 };
const DAMAGED = 'This picture cannot be opened, it may be damaged: take it again, or choose another';
const TOO_MANY_PIXELS = `This picture has more than ${MOST_PIXELS.toLocaleString('en-US')} pixels: make it smaller first`;

const drawnAs: Partial<Record<UploadPurpose, DrawnAs>> = {
  // Mail programs and PDFs show PNG, and a logo has transparent parts.
  brand: { type: 'image/png', side: 600 },
  // PDFs show JPEG, and phones keep a cover for a time without a signal.
  cover: { type: 'image/jpeg', side: 1400 },
  // A client loads the photos of an offer on a phone.
  quote: { type: 'image/webp', side: 1000 },
};

export interface Upload extends FileOrigin {
  purpose: UploadPurpose;
  name: string;
}

const invalid = (purpose: UploadPurpose, message: string) => makeInvalidField(purpose, message);

@Injectable()
export class FilesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: FileStore,
    private readonly slots: Slots,
  ) {}

  /**
   * A row must name the file soon.
   * @returns the id of its {@link toFileKey}.
   * @throws DomainError VALIDATION_FAILED under the name of the purpose, PAYLOAD_TOO_LARGE, RATE_LIMITED for
   * a fourth concurrent upload.
   */
  receive(request: KitRequest, upload: Upload): Promise<string> {
    return this.slots.runWithin(UPLOADS, upload.person, async () => {
      const limits = {
        maxBytes: UPLOAD_BYTES,
        headBytes: UPLOAD_HEAD_BYTES,
        tooLarge: `${explainTooLarge(upload.purpose)}.`,
      };
      // The announced length is refused before the body is read.
      const announced = Number(request.get('content-length') ?? 0);
      await refuseOverQuota(this.dataSource.manager, upload.person, announced);
      return receiveFile(request, limits, (file) => this.keep(file, upload));
    });
  }

  /** @returns its id. @throws DomainError as `receive`. */
  take(content: Uint8Array, upload: Upload): Promise<string> {
    return receiveContent(content, UPLOAD_HEAD_BYTES, (file) => this.keep(file, upload));
  }

  /** A file that the person uploaded stays until the transaction ends. @returns whether there is one. */
  keepsUpload(
    manager: EntityManager,
    { purpose, id, person }: Pick<Upload, 'purpose' | 'person'> & { id: string },
  ): Promise<boolean> {
    return keepUpload(manager, toFileKey(purpose, id), person);
  }

  /** A file that was uploaded for the trip stays until the transaction ends. */
  findOfTrip(
    manager: EntityManager,
    { purpose, id, tripId }: { purpose: UploadPurpose; id: string; tripId: string },
  ): Promise<StoredFile | undefined> {
    return selectFileOfTrip(manager, toFileKey(purpose, id), tripId);
  }

  open({ key }: Pick<StoredFile, 'key'>): Promise<Readable> {
    return this.store.open(key);
  }

  openThumbnail({ key }: Pick<StoredFile, 'key'>): Promise<Readable> {
    return this.store.open(toThumbnailKey(key));
  }

  async sweep(columns: readonly FileColumn[]): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      for (const key of await lockForgottenFiles(manager, columns)) {
        await this.store.remove(key);
        await this.store.remove(toThumbnailKey(key));
        await deleteFile(manager, key);
      }
    });
  }

  private async keep({ path, bytes, head }: ReceivedFile, upload: Upload): Promise<string> {
    const { purpose } = upload;
    const kind = uploadKind(head);
    const problem = uploadProblem(purpose, kind, bytes);
    if (problem || !kind) throw invalid(purpose, problem ?? '');
    const id = randomUUID();
    const named = { key: toFileKey(purpose, id), name: toPlainName(upload.name, purpose) };
    if (kind.type === 'application/pdf') await this.put({ ...named, type: kind.type, bytes }, path, upload);
    else await this.keepPicture({ ...named, type: kind.type }, kind, path, upload);
    return id;
  }

  /** Re-encoding keeps the pixels alone: no place, no other metadata. */
  private async keepPicture(
    file: Omit<StoredFile, 'bytes'> & { type: PictureType },
    { width = 0, height = 0 }: UploadKind,
    path: string,
    upload: Upload,
  ): Promise<void> {
    if (width * height > MOST_PIXELS) throw invalid(upload.purpose, TOO_MANY_PIXELS);
    const as = drawnAs[upload.purpose];
    const clean = await cleanPicture(path, file.type, as);
    if (!clean) throw invalid(upload.purpose, DAMAGED);
    await this.put({ ...file, type: as?.type ?? file.type, bytes: clean.bytes }, clean.path, upload);
    await this.store.put(toThumbnailKey(file.key), clean.thumbnail.path, clean.thumbnail.type);
  }

  private async put(file: StoredFile, path: string, origin: FileOrigin): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await refuseOverQuota(manager, origin.person, file.bytes);
      await insertFile(manager, file, origin);
    });
    await this.store.put(file.key, path, file.type);
  }
}
