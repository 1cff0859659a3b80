import type { PublicQuotePhoto } from '@landsea/contracts/agents';

/** The frame has its height before the picture arrives, and the picture no width that a table could follow. */
export function OfferPhoto({ url, alt }: { url: string; alt: string }) {
  return (
    <span className="relative block aspect-3/2 w-full overflow-hidden rounded-lg border border-hairline bg-sea-soft text-sm font-normal">
      <img
        src={url}
        alt={alt}
        width={480}
        height={320}
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full object-cover"
      />
    </span>
  );
}

/** Nothing for an option without a picture, or one that this link may not open. */
export function OfferPhotoOf({ photo }: { photo: PublicQuotePhoto | undefined }) {
  return photo?.url ? <OfferPhoto url={photo.url} alt={photo.alt} /> : null;
}
