import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import {
  MOST_QUOTE_PHOTOS,
  type KeptQuotePhoto,
  type PublicQuote,
  type QuoteOption,
} from '@landsea/contracts/agents';
import {
  makeInvalidField,
  CLOCK,
  drawForPrint,
  hashSecret,
  makeNotFound,
  refuseDemo,
  type Clock,
  type KitRequest,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { NamesFiles, type FileColumn, toFileKey } from '../../trip/files/file-column.js';
import type { StoredFile } from '../../trip/files/files.queries.js';
import { FilesService } from '../../trip/files/files.service.js';
import { OwnClients } from '../clients/own-clients.js';
import { OwnQuotes } from './own-quotes.js';
import { QuotePhotoRow } from './quote-photo.entity.js';
import {
  forgetUnnamedPhotos,
  insertPhoto,
  selectLinkedPhoto,
  selectPhoto,
  selectPhotoIds,
} from './quote-photos.queries.js';

const GONE = 'This photo is no longer there: choose it again';
const TOO_MANY = `A quote keeps at most ${String(MOST_QUOTE_PHOTOS)} photos. Those you removed are gone a day later.`;
/** Pixels; as wide to high as on the page. */
const PRINTED = { width: 900, height: 600 };

/** A SHA-256 in hex. */
const KEY = /^[0-9a-f]{64}$/;

type OpenPhoto = StoredFile & { content: Readable };

/** The address of a picture opens it for one link, and says nothing about the link’s token. */
const makePhotoKey = (tokenHash: string, photoId: string): string => hashSecret(`${tokenHash}:${photoId}`);

@Injectable()
export class QuotePhotos extends NamesFiles {
  override readonly column: FileColumn = {
    entity: QuotePhotoRow,
    column: 'id',
    purpose: 'quote',
    holds: 'id',
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly own: OwnQuotes,
    private readonly clients: OwnClients,
    private readonly files: FilesService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
  }

  /**
   * @throws DomainError NOT_FOUND, FORBIDDEN, DEMO_RESTRICTED, VALIDATION_FAILED for one too many, and what
   * receiving a file throws.
   */
  async upload(user: Principal, quoteId: string, request: KitRequest, name: string): Promise<KeptQuotePhoto> {
    await this.dataSource.transaction((manager) => this.assertRoom(manager, user, quoteId));
    refuseDemo(user, 'Uploads are turned off in the demo. Create a free account to add your own photos.');
    const upload = { purpose: 'quote', tripId: null, person: user.userId, name } as const;
    const id = await this.files.receive(request, upload);
    if (!(await insertPhoto(this.dataSource.manager, { id, quoteId }))) throw makeNotFound();
    return { id };
  }

  /** @throws DomainError NOT_FOUND. */
  async open(user: Principal, quoteId: string, photoId: string): Promise<OpenPhoto> {
    const { manager } = this.dataSource;
    await this.own.find(manager, user, quoteId);
    return this.read(await selectPhoto(manager, quoteId, photoId));
  }

  /** @throws DomainError NOT_FOUND for another link’s key, also once the offer or the link was taken back. */
  async openByLink(photoId: string, key: string): Promise<OpenPhoto> {
    if (!KEY.test(key)) throw makeNotFound();
    return this.read(await selectLinkedPhoto(this.dataSource.manager, photoId, key, this.clock()));
  }

  /**
   * An option that says nothing about a photo keeps its own.
   * @throws DomainError VALIDATION_FAILED for a picture of another quote, or one that is gone.
   */
  async checkIn(
    manager: EntityManager,
    quoteId: string,
    { before, options }: { before: readonly QuoteOption[]; options: readonly QuoteOption[] },
  ): Promise<QuoteOption[]> {
    const ids = new Set(await selectPhotoIds(manager, quoteId));
    const taken = options.map((option) =>
      option.photo === undefined
        ? { ...option, photo: before.find(({ id }) => id === option.id)?.photo ?? null }
        : option,
    );
    const missing = taken.findIndex(({ photo }) => photo && !ids.has(photo.id));
    if (missing >= 0) throw makeInvalidField(`options.${String(missing)}.photo`, GONE);
    return taken;
  }

  forgetIn(manager: EntityManager, quoteId: string): Promise<void> {
    return forgetUnnamedPhotos(manager, quoteId, this.clock());
  }

  /** JPEG by id. Reads files, so it is called outside of transactions; what cannot be read is left out. */
  async readForPrint({ options }: PublicQuote): Promise<Record<string, Buffer>> {
    const pictures: Record<string, Buffer> = {};
    for (const { photo } of options) {
      if (!photo || pictures[photo.id]) continue;
      const key = toFileKey('quote', photo.id);
      const content = await this.files.open({ key }).catch(() => undefined);
      const printed = content && (await drawForPrint(await buffer(content), PRINTED));
      if (printed) pictures[photo.id] = printed;
    }
    return pictures;
  }

  private async assertRoom(manager: EntityManager, user: Principal, quoteId: string): Promise<void> {
    const { client } = await this.own.find(manager, user, quoteId);
    await this.clients.lock(manager, user, client.id, 'edit-clients');
    await this.forgetIn(manager, quoteId);
    if ((await selectPhotoIds(manager, quoteId)).length >= MOST_QUOTE_PHOTOS)
      throw makeInvalidField('quote', TOO_MANY);
  }

  private async read(file: StoredFile | undefined): Promise<OpenPhoto> {
    if (!file) throw makeNotFound();
    return { ...file, content: await this.files.open(file) };
  }
}

/** Without addresses once the offer was taken back: no page shows its pictures then. */
export const addPhotoUrls = (quote: PublicQuote, tokenHash: string): PublicQuote => ({
  ...quote,
  options: quote.options.map(({ photo, ...option }) =>
    photo
      ? {
          ...option,
          photo: {
            ...photo,
            url: `/api/v1/quote-links/photos/${photo.id}/${makePhotoKey(tokenHash, photo.id)}`,
          },
        }
      : option,
  ),
});
