import film from '../film/demo.mp4';
import captions from '../film/demo.vtt';
import { FilmPoster } from './film-poster';

/** The film of the demo trip, from our own site and with captions. */
export function DemoFilm({ title, autoPlay = false }: { title: string; autoPlay?: boolean }) {
  return (
    <>
      <FilmPoster />
      <video
        aria-label={title}
        controls
        playsInline
        autoPlay={autoPlay}
        preload="none"
        className="absolute inset-0 size-full"
      >
        <source src={film} type="video/mp4" />
        <track kind="captions" src={captions} srcLang="en" label="English" default />
      </video>
    </>
  );
}
