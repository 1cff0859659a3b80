import type { DayItem } from '@landsea/contracts/planning';
import { makeNotFound, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CatalogueService } from '../../../catalogue/lists/catalogue.service.js';
import { TripEvents } from '../../../events/trip-events.js';
import { AccessService } from '../../../trip/access/access.service.js';
import { ActivityLog } from '../../../trip/activity-log/activity-log.js';
import { AttachmentsService, type AttachmentOf } from '../../../trip/files/attachments.service.js';
import { FilesService } from '../../../trip/files/files.service.js';
import { publishItems } from '../items-changed.js';
import { ItemsService } from '../items.service.js';
import { dayItems, toDayItem, selectItem } from '../items.queries.js';
import { loggedItems, photoColumn } from '../logged-items.js';

/** An agent sees the photo if the family shows documents. */
@Injectable()
export class ItemPhotosService extends AttachmentsService<DayItem> {
  override readonly column = photoColumn;

  constructor(
    dataSource: DataSource,
    files: FilesService,
    private readonly access: AccessService,
    private readonly items: ItemsService,
    private readonly events: TripEvents,
    private readonly log: ActivityLog,
    private readonly catalogue: CatalogueService,
  ) {
    super(dataSource, files);
  }

  protected override assertSees(user: Principal, tripId: string): Promise<void> {
    return this.access.assertSeesPhotos(user, tripId);
  }

  protected override async assertMayKeep(user: Principal, tripId: string): Promise<void> {
    await this.access.assertSeesPhotos(user, tripId);
    await this.access.assertCanEdit(user, tripId);
  }

  protected override async replace(
    { user, tripId, rowId: id }: AttachmentOf,
    photoId: string | null,
  ): Promise<DayItem> {
    await this.log.recordRow(user, tripId, loggedItems, id, async (manager) => {
      const before = await selectItem(manager, tripId, id);
      if (!before) throw makeNotFound();
      if (before.photoId === photoId) return;
      const row = await dayItems.rewrite(manager, { tripId, id }, before.version, { photoId });
      const change = { before, after: row ? toDayItem(row) : null };
      await publishItems(
        manager,
        this.events,
        { tripId, by: user.firstName, prices: this.catalogue.prices },
        [change],
      );
    });
    return this.items.getItem(user, tripId, id);
  }
}
