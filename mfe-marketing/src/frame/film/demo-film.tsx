import { useState } from 'react';
import film from '../../../film/demo.mp4';
import captions from '../../../film/demo.vtt';
import { FilmPoster } from './film-poster';

/**
 * The film comes from our own site with captions. Its poster is set once the picture behind it has loaded: a
 * browser paints a video with controls and without a poster black.
 */
export function DemoFilm({ title, autoPlay = false }: { title: string; autoPlay?: boolean }) {
  const [poster, setPoster] = useState<string>();
  return (
    <>
      <FilmPoster onShown={setPoster} />
      <video
        aria-label={title}
        controls
        playsInline
        autoPlay={autoPlay}
        preload="none"
        poster={poster}
        className="absolute inset-0 size-full"
      >
        <source src={film} type="video/mp4" />
        <track kind="captions" src={captions} srcLang="en" label="English" default />
      </video>
    </>
  );
}
