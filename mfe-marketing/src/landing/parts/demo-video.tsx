import { Play } from 'lucide-react';
import { useState } from 'react';
import { DemoFilm } from '../../frame/film/demo-film';
import { FilmPoster } from '../../frame/film/film-poster';
import { useSiteConfig } from '../../frame/use-site-config';
import type { MagicMeterContent } from '../content/landing-content-schema';
import { DEMO_ID } from './see-demo-link';

interface DemoVideoProps {
  words: MagicMeterContent['demo'];
  thumbnail?: boolean;
}

/** No byte of a film or of the owner's own video loads before it is played. */
export function DemoVideo({ words: { title, text }, thumbnail = false }: DemoVideoProps) {
  const [playing, setPlaying] = useState(false);
  const videoUrl = useSiteConfig()?.demoVideoUrl;
  const behindStill = thumbnail || videoUrl !== undefined;
  return (
    <section
      id={DEMO_ID}
      tabIndex={-1}
      aria-labelledby="demo-title"
      className="mx-auto grid max-w-page gap-6 px-5 pt-16 outline-none sm:pt-24"
    >
      <div className="grid gap-1">
        <h2 id="demo-title" className="text-2xl text-ink sm:text-3xl">
          {title}
        </h2>
        <p className="text-base text-muted sm:text-lg">{text}</p>
      </div>
      <div className="relative aspect-video overflow-hidden rounded-card border border-hairline bg-surface shadow-float">
        {behindStill && !playing ? (
          <Still onPlay={() => setPlaying(true)} />
        ) : videoUrl === undefined ? (
          <DemoFilm title={title} autoPlay={behindStill} />
        ) : (
          <iframe
            src={videoUrl}
            title={title}
            allow="autoplay; fullscreen; picture-in-picture"
            allowFullScreen
            className="absolute inset-0 size-full border-0"
          />
        )}
      </div>
    </section>
  );
}

function Still({ onPlay }: { onPlay: () => void }) {
  return (
    <button
      type="button"
      onClick={onPlay}
      className="group absolute inset-0 size-full cursor-pointer focus-visible:-outline-offset-4"
    >
      <FilmPoster />
      <span className="absolute inset-0 m-auto flex size-fit items-center gap-3 rounded-full bg-coral py-3 pr-6 pl-5 text-lg font-semibold text-on-coral shadow-float group-hover:bg-coral-deep">
        <Play aria-hidden className="size-5 fill-current" strokeWidth={1.75} />
        Play the demo
      </span>
    </button>
  );
}
