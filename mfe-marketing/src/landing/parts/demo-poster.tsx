import { Horizon } from '@landsea/ui/horizon/horizon';
import type { MagicMeterContent } from '../content/landing-content-schema';

/** The words of the demo, which are the same kind in every variant. */
export type DemoWords = MagicMeterContent['demo'];

/** The still in front of the demo: drawn, not loaded, with the scenes as its table of contents. */
export function DemoPoster({ scenes }: Pick<DemoWords, 'scenes'>) {
  return (
    <span
      aria-hidden
      className="absolute inset-0 flex flex-col justify-between bg-linear-to-b from-surface from-30% to-sun-soft text-left"
    >
      <span className="grid gap-1 p-6 sm:gap-2 sm:p-10">
        {scenes.map((scene, index) => (
          <span
            key={scene.title}
            className="flex items-baseline gap-4 font-display text-lg text-ink sm:text-xl"
          >
            <span className="w-4 shrink-0 text-muted tabular-nums">{index + 1}</span>
            {scene.title}
          </span>
        ))}
      </span>
      <span className="relative block">
        <span className="absolute inset-x-0 top-29 bottom-0 bg-sea-soft" />
        <span className="relative block pb-12 sm:pb-10">
          <Horizon size="lg" landDays={3} seaDays={4} progress={0.34} />
        </span>
      </span>
    </span>
  );
}
