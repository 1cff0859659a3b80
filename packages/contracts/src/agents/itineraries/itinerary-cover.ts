import * as z from 'zod/mini';
import { defineShortText, Id } from '../../core/primitives.js';

export const coverDrawingKeys = ['castle', 'ship', 'beach', 'mountains'] as const;
export const CoverDrawing = z.enum(coverDrawingKeys, 'Choose one of the drawings');
export type CoverDrawing = z.infer<typeof CoverDrawing>;

/** A drawing of ours or a photo of the agent, never both; `alt` says it in words. */
export const ItineraryCover = z.object({
  drawing: z.nullable(CoverDrawing),
  photoId: z.nullable(Id),
  alt: z.string(),
});
export type ItineraryCover = z.infer<typeof ItineraryCover>;

export const COVER_ALT_LENGTH = 200;

export const SaveItineraryCover = z
  .strictObject({
    drawing: z.nullable(CoverDrawing),
    photoId: z.nullable(Id),
    alt: defineShortText('A description of the cover', COVER_ALT_LENGTH),
  })
  .check(
    z.refine(
      ({ drawing, photoId }) => (drawing === null) !== (photoId === null),
      'Choose a drawing or a photo for the cover',
    ),
  );
export type SaveItineraryCover = z.infer<typeof SaveItineraryCover>;

/** `POST /api/v1/agent-trips/:tripId/itinerary/covers`: an uploaded photo, used once the itinerary is saved with it. */
export const ItineraryCoverPhoto = z.object({ id: Id });
export type ItineraryCoverPhoto = z.infer<typeof ItineraryCoverPhoto>;

export const getCoverPhotoPath = (tripId: string, photoId: string): string =>
  `/api/v1/agent-trips/${tripId}/itinerary/covers/${photoId}`;
