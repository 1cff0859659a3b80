import poster from '../film/poster.webp';

/** The first picture of the film. It loads when it comes near, which a video's own poster would not wait for. */
export function FilmPoster() {
  return (
    <img
      src={poster}
      alt=""
      width={1280}
      height={720}
      loading="lazy"
      decoding="async"
      className="absolute inset-0 size-full object-cover"
    />
  );
}
