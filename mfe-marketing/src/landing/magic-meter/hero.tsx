import type { TripIdea, TripMode } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Segmented } from '@landsea/ui/fields/segmented';
import { Horizon } from '@landsea/ui/horizon/horizon';
import type { MagicMeterContent } from '../content/landing-content-schema';
import { countParkDays, countSeaNights, type MeterReading } from '../meter/magic-meter';
import { MagicMeterPanel } from '../meter/magic-meter-panel';
import { TypicalCostSlot } from '../meter/typical-cost-slot';
import { StartLink } from '../meter/start-link';
import { PlanPrice } from '../parts/plan-price';
import { SeeDemoLink } from '../parts/see-demo-link';

export interface HeroProps {
  content: MagicMeterContent;
  idea: TripIdea;
  reading: MeterReading;
  onChange: (change: Partial<TripIdea>) => void;
}

const modeOrder: TripMode[] = ['parks', 'cruise', 'combined'];

export function Hero({ content, idea, reading, onChange }: HeroProps) {
  const { title, subtitle } = content.modes[idea.mode];
  const land = countParkDays(idea);
  const sea = countSeaNights(idea);
  return (
    <section aria-labelledby="hero-title" className="relative">
      <div className="mx-auto grid max-w-page gap-x-14 gap-y-4 px-5 sm:gap-y-6 sm:pt-8 lg:grid-cols-[1.1fr_1fr] lg:grid-rows-[auto_auto_1fr] lg:pt-14">
        <div className="grid content-end gap-3 sm:gap-5">
          <h1
            id="hero-title"
            className="max-w-[16ch] text-[clamp(1.75rem,7.4vw,4rem)] leading-[1.06] text-ink"
          >
            {title}
          </h1>
          <p className="max-w-[46ch] text-base text-muted sm:text-lg">{subtitle}</p>
          <Segmented
            label="What kind of trip"
            options={modeOrder.map((value) => ({ value, label: content.modes[value].label }))}
            value={idea.mode}
            onValueChange={(mode) => onChange({ mode })}
            className="sm:max-w-md"
          />
        </div>
        <MagicMeterPanel
          idea={idea}
          reading={reading}
          onChange={onChange}
          className="lg:row-span-2 lg:self-start"
        />
        <div className="grid content-start gap-3 lg:col-start-1 lg:row-span-2">
          <div className="flex flex-wrap gap-3">
            <Button asChild variant="primary" size="lg" className="grow sm:grow-0">
              <StartLink idea={idea} totalCents={reading.totalCents}>
                {content.startButton}
              </StartLink>
            </Button>
            <Button asChild size="lg" className="grow sm:grow-0">
              <SeeDemoLink>{content.seeHowButton}</SeeDemoLink>
            </Button>
          </div>
          <p className="text-sm text-muted">
            {content.promise} <PlanPrice />
          </p>
        </div>
        <div className="rounded-card border border-hairline bg-surface p-4 sm:p-6 lg:self-start">
          <TypicalCostSlot idea={idea} onChange={onChange} />
        </div>
      </div>
      <Horizon
        size="lg"
        landDays={land}
        seaDays={sea}
        progress={(land + 0.5) / (land + sea + 1)}
        className="mt-2 sm:mt-6"
      />
    </section>
  );
}
