import type { Readable } from 'node:stream';
import type { DayItem } from '@landsea/contracts/planning';
import { notFound, refuseDemo, type KitRequest, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TripEvents } from '../../../events/trip-events.js';
import { AccessService } from '../../../trip/access/access.service.js';
import { ActivityLog } from '../../../trip/activity-log/activity-log.js';
import { fileKey } from '../../../trip/files/file-keys.js';
import { selectFile, type StoredFile } from '../../../trip/files/files.queries.js';
import { FilesService } from '../../../trip/files/files.service.js';
import { itemsChanged } from '../items-changed.js';
import { ItemsService } from '../items.service.js';
import { dayItems, itemOf, selectItem } from '../items.queries.js';

/** One photo of a day item, for all who see the trip; an agent sees it where the family shows documents. */
@Injectable()
export class ItemPhotosService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly access: AccessService,
    private readonly items: ItemsService,
    private readonly events: TripEvents,
    private readonly files: FilesService,
    private readonly log: ActivityLog,
  ) {}

  /** @throws DomainError NOT_FOUND, FORBIDDEN, PAYWALL, DEMO_RESTRICTED, and what receiving a file throws. */
  async attach(
    user: Principal,
    tripId: string,
    itemId: string,
    request: KitRequest,
    name: string,
  ): Promise<DayItem> {
    await this.assertMayKeep(user, tripId);
    if (!(await selectItem(this.dataSource.manager, tripId, itemId))) throw notFound();
    refuseDemo(user, 'Uploads are turned off in the demo. Create a free account to keep photos.');
    const upload = { purpose: 'photo', tripId, person: user.userId, name } as const;
    return this.replace(user, tripId, itemId, await this.files.receive(request, upload));
  }

  async detach(user: Principal, tripId: string, itemId: string): Promise<DayItem> {
    await this.assertMayKeep(user, tripId);
    return this.replace(user, tripId, itemId, null);
  }

  async open(user: Principal, tripId: string, itemId: string): Promise<StoredFile & { content: Readable }> {
    const photo = await this.seen(user, tripId, itemId);
    return { ...photo, content: await this.files.open(photo) };
  }

  async openThumbnail(user: Principal, tripId: string, itemId: string): Promise<Readable> {
    return this.files.openThumbnail(await this.seen(user, tripId, itemId));
  }

  private async seen(user: Principal, tripId: string, itemId: string): Promise<StoredFile> {
    await this.access.assertSeesPhotos(user, tripId);
    const { manager } = this.dataSource;
    const item = await selectItem(manager, tripId, itemId);
    const photo = item?.photoId ? await selectFile(manager, fileKey('photo', item.photoId)) : undefined;
    if (!photo) throw notFound();
    return photo;
  }

  private async assertMayKeep(user: Principal, tripId: string): Promise<void> {
    await this.access.assertSeesPhotos(user, tripId);
    await this.access.assertCanEdit(user, tripId);
  }

  private async replace(
    user: Principal,
    tripId: string,
    itemId: string,
    photoId: string | null,
  ): Promise<DayItem> {
    await this.log.row(user, tripId, 'day-item', itemId, async (manager) => {
      const before = await selectItem(manager, tripId, itemId);
      if (!before) throw notFound();
      if (before.photoId === photoId) return;
      const row = await dayItems.rewrite(manager, { tripId, id: itemId }, before.version, { photoId });
      const change = { before, after: row ? itemOf(row) : null };
      await itemsChanged(manager, this.events, { tripId, by: user.firstName }, [change]);
    });
    return this.items.one(user, tripId, itemId);
  }
}
