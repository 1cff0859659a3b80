import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ItineraryCover, ItineraryCoverPhoto } from '@landsea/contracts/agents';
import { coverPictures } from '@landsea/rules/agents';
import { makeNotFound, refuseDemo, type KitRequest, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PrintCover } from '../../../planning/printouts/pdf-cover.js';
import type { StoredFile } from '../../../trip/files/files.queries.js';
import { FilesService } from '../../../trip/files/files.service.js';
import { AgencyScope } from '../../team/agency-scope.js';
import { ItineraryDesk } from '../itinerary-desk.service.js';

const NO_UPLOADS =
  'Uploads are turned off in the demo. Choose one of our drawings, or create a free account to use your own photo.';

type OpenFile = StoredFile & { content: Readable };

@Injectable()
export class ItineraryCovers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    private readonly desk: ItineraryDesk,
    private readonly files: FilesService,
  ) {}

  /**
   * Part of the itinerary once it is saved with it; until then it goes with the next sweep of files.
   * @throws DomainError NOT_FOUND, FORBIDDEN, DEMO_RESTRICTED, and what receiving a file throws.
   */
  async upload(
    user: Principal,
    tripId: string,
    request: KitRequest,
    name: string,
  ): Promise<ItineraryCoverPhoto> {
    await this.desk.findTrip(user, tripId);
    await this.scope.assert(user, 'edit-clients');
    refuseDemo(user, NO_UPLOADS);
    const upload = { purpose: 'cover', tripId, person: user.userId, name } as const;
    return { id: await this.files.receive(request, upload) };
  }

  /** @throws DomainError NOT_FOUND, also for a photo of another trip. */
  async openForAgent(user: Principal, tripId: string, photoId: string): Promise<OpenFile> {
    await this.desk.findTrip(user, tripId);
    return this.openPhoto(tripId, photoId);
  }

  /** @throws DomainError NOT_FOUND, also for a cover without a photo. */
  async openPhoto(tripId: string, photoId: string | null | undefined): Promise<OpenFile> {
    const file =
      photoId &&
      (await this.files.findOfTrip(this.dataSource.manager, { purpose: 'cover', id: photoId, tripId }));
    if (!file) throw makeNotFound();
    return { ...file, content: await this.files.open(file) };
  }

  /** A photo that cannot be read leaves the paper without a cover. Reads the file, so outside of transactions. */
  async makeForPaper(tripId: string, cover: ItineraryCover | undefined): Promise<PrintCover | undefined> {
    if (!cover) return undefined;
    const { drawing, photoId, alt } = cover;
    if (drawing) return { alt, shapes: coverPictures[drawing].shapes };
    const image = await this.openPhoto(tripId, photoId)
      .then(({ content }) => buffer(content))
      .catch(() => undefined);
    return image && { alt, image };
  }
}
