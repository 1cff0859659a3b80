import type { ItineraryCover as Cover } from '@landsea/contracts/agents';
import { COVER_BOX, coverPictures } from '@landsea/rules/agents';
import { DrawnPicture } from '@landsea/ui/drawn-picture';

const shape = 'mb-6 aspect-[20/7] w-full rounded-card object-cover';

/** @param photo a data address; null until it is there, and its place is kept. */
export function ItineraryCover({
  cover: { drawing, photoId, alt },
  photo,
}: {
  cover: Cover;
  photo: string | null;
}) {
  if (photoId && photo) return <img src={photo} alt={alt} className={shape} />;
  if (drawing)
    return (
      <DrawnPicture alt={alt} shapes={coverPictures[drawing].shapes} box={COVER_BOX} className={shape} />
    );
  return <div className={`${shape} bg-hairline`} />;
}
