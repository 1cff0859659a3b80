import { getCoverPhotoPath, type ItineraryCover } from '@landsea/contracts/agents';
import { COVER_BOX, coverPictures } from '@landsea/rules/agents';
import { DrawnPicture } from '@landsea/ui/drawn-picture';

interface CoverPictureProps {
  tripId: string;
  cover: ItineraryCover;
}

const shape = 'aspect-[20/7] w-full rounded-card object-cover';

/** The cover as readers will see it. */
export function CoverPicture({ tripId, cover: { drawing, photoId, alt } }: CoverPictureProps) {
  if (photoId) return <img src={getCoverPhotoPath(tripId, photoId)} alt={alt} className={shape} />;
  return drawing ? (
    <DrawnPicture alt={alt} shapes={coverPictures[drawing].shapes} box={COVER_BOX} className={shape} />
  ) : null;
}
