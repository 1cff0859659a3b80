import { Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSiteConfig } from '../../use-site-config';
import { DemoPoster, type DemoWords } from './demo-poster';
import { DEMO_ID } from './see-demo-link';

const DemoTour = lazy(async () => ({ default: (await import('./demo-tour')).DemoTour }));

/** Nothing of the video loads before a visitor asks for it. */
export function DemoVideo(words: DemoWords) {
  const [playing, setPlaying] = useState(false);
  const { title, text, scenes } = words;
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
      <div className="relative aspect-[3/4] overflow-hidden rounded-card border border-hairline bg-surface sm:aspect-[2/1]">
        {playing ? (
          <Suspense fallback={<DemoPoster scenes={scenes} />}>
            <Playing {...words} />
          </Suspense>
        ) : (
          <button
            type="button"
            onClick={() => setPlaying(true)}
            className="group absolute inset-0 size-full cursor-pointer focus-visible:-outline-offset-4"
          >
            <DemoPoster scenes={scenes} />
            <span className="absolute inset-x-0 bottom-8 mx-auto flex size-fit sm:bottom-10 items-center gap-3 rounded-full bg-coral py-3 pr-6 pl-5 text-lg font-semibold text-on-coral shadow-float group-hover:bg-coral-deep">
              <Play aria-hidden className="size-5 fill-current" strokeWidth={1.75} />
              Play the demo
            </span>
          </button>
        )}
      </div>
    </section>
  );
}

function Playing({ title, scenes }: DemoWords) {
  const demoVideoUrl = useSiteConfig()?.demoVideoUrl;
  if (!demoVideoUrl) return <DemoTour scenes={scenes} />;
  return (
    <iframe
      src={demoVideoUrl}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture"
      allowFullScreen
      className="absolute inset-0 size-full border-0"
    />
  );
}
