import { Button } from '@landsea/ui/button';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { Segmented } from '@landsea/ui/fields/segmented';
import { Link } from 'react-router-dom';
import { landingContent } from './landing-content';
import type { MeterReading } from './magic-meter';
import { MagicMeterPanel } from './magic-meter-panel';
import type { TripMode } from '@landsea/contracts/trip';
import { parkDaysOf, seaNightsOf, type TripShape } from './trip-shape';

export interface HeroProps {
  trip: TripShape;
  reading: MeterReading;
  onChange: (change: Partial<TripShape>) => void;
  onSeeHow: () => void;
}

const modeOrder: TripMode[] = ['parks', 'cruise', 'combined'];
const modes = modeOrder.map((value) => ({ value, label: landingContent.modes[value].label }));

export function Hero({ trip, reading, onChange, onSeeHow }: HeroProps) {
  const { title, subtitle } = landingContent.modes[trip.mode];
  const land = parkDaysOf(trip);
  const sea = seaNightsOf(trip);
  return (
    <section aria-labelledby="hero-title" className="relative">
      <div className="mx-auto grid max-w-page gap-x-14 gap-y-4 px-5 sm:gap-y-6 sm:pt-8 lg:grid-cols-[1.1fr_1fr] lg:grid-rows-[auto_1fr] lg:pt-14">
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
            options={modes}
            value={trip.mode}
            onValueChange={(mode) => onChange({ mode })}
            className="sm:max-w-md"
          />
        </div>
        <MagicMeterPanel trip={trip} reading={reading} onChange={onChange} />
        <div className="grid content-start gap-3 lg:col-start-1">
          <div className="flex flex-wrap gap-3">
            <Button asChild variant="primary" size="lg" className="grow sm:grow-0">
              <Link to="/auth/signup">Start Planning FREE</Link>
            </Button>
            <Button size="lg" onClick={onSeeHow} className="grow sm:grow-0">
              See How It Works
            </Button>
          </div>
          <p className="text-sm text-muted">{landingContent.promise}</p>
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
