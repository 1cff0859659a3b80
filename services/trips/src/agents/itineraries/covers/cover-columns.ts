import type { ItineraryCover } from '@landsea/contracts/agents';
import { NamesFiles, type FileColumn } from '../../../trip/files/file-column.js';
import { AgentItineraryRow } from '../agent-itinerary.entity.js';

/** Tells the sweep of files that the draft or the published version shows a photo. */
export class CoverColumn extends NamesFiles {
  override readonly column: FileColumn;

  constructor(column: 'cover_photo_id' | 'published_cover_id') {
    super();
    this.column = { entity: AgentItineraryRow, column, purpose: 'cover', holds: 'id' };
  }
}

type CoverColumns = Pick<AgentItineraryRow, 'coverDrawing' | 'coverPhotoId' | 'coverAlt'>;

export const toCover = ({
  coverDrawing: drawing,
  coverPhotoId: photoId,
  coverAlt,
}: CoverColumns): ItineraryCover | null =>
  drawing === null && photoId === null ? null : { drawing, photoId, alt: coverAlt ?? '' };

export const toCoverColumns = (cover: ItineraryCover | null): CoverColumns => ({
  coverDrawing: cover?.drawing ?? null,
  coverPhotoId: cover?.photoId ?? null,
  coverAlt: cover?.alt ?? null,
});
