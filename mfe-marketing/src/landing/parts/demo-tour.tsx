import { Button } from '@landsea/ui/button';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { DemoWords } from './demo-poster';

const SCENE_MS = 7000;

/** The product's own walk-through: scenes that turn by themselves until paused, each reachable by its button. */
export function DemoTour({ scenes }: Pick<DemoWords, 'scenes'>) {
  const [scene, setScene] = useState(0);
  const [paused, setPaused] = useState(false);
  const last = scene === scenes.length - 1;
  const shown = scenes[scene];

  useEffect(() => {
    if (paused || last) return;
    const timer = setTimeout(() => setScene(scene + 1), SCENE_MS);
    return () => clearTimeout(timer);
  }, [scene, paused, last]);

  const toggle = () => {
    if (last) setScene(0);
    setPaused(last ? false : !paused);
  };
  const stopped = paused || last;

  return (
    <div className="absolute inset-0 flex flex-col">
      <div aria-live="polite" className="grid grow content-center gap-3 px-6 pt-6 sm:px-14">
        <p className="text-sm font-semibold text-sea tabular-nums">
          {scene + 1} of {scenes.length}
        </p>
        <h3 className="max-w-[22ch] text-2xl text-ink sm:text-3xl">{shown?.title}</h3>
        <p className="max-w-[52ch] text-base text-muted sm:text-lg">{shown?.text}</p>
      </div>
      <Horizon size="md" landDays={3} seaDays={4} progress={(scene + 0.5) / scenes.length} />
      <div className="flex flex-wrap items-center gap-2 border-t border-hairline px-4 py-2">
        <Button
          variant="quiet"
          onClick={toggle}
          icon={stopped ? <Play aria-hidden className="size-4" /> : <Pause aria-hidden className="size-4" />}
        >
          {last ? 'Play again' : paused ? 'Play' : 'Pause'}
        </Button>
        <ol className="flex" aria-label="Scenes">
          {scenes.map((each, index) => (
            <li key={each.title}>
              <button
                type="button"
                aria-label={each.title}
                aria-current={index === scene ? 'step' : undefined}
                onClick={() => {
                  setScene(index);
                  setPaused(true);
                }}
                className="group grid size-11 cursor-pointer place-items-center"
              >
                <span className="size-3 rounded-full border-2 border-sea group-aria-[current=step]:bg-sea" />
              </button>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
