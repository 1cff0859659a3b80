import { useEffect, useRef } from 'react';
import poster from '../../../film/poster.webp';

/** The picture loads as it nears the viewport, which a video's own poster would not wait for. */
export function FilmPoster({ onShown }: { onShown?: (address: string) => void }) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // A prerendered page may have loaded it before its scripts ran.
    if (picture.current?.complete && picture.current.naturalWidth > 0) onShown?.(poster);
  }, [onShown]);
  return (
    <img
      ref={picture}
      src={poster}
      alt=""
      width={1280}
      height={720}
      loading="lazy"
      decoding="async"
      onLoad={() => onShown?.(poster)}
      className="absolute inset-0 size-full object-cover"
    />
  );
}
