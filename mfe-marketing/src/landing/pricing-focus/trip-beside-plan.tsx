import { formatPrice, salePrices } from '@landsea/contracts/billing';
import type { TripIdea, TripMode } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Segmented } from '@landsea/ui/fields/segmented';
import { formatMoney } from '@landsea/web-kit';
import { useGetPricesQuery } from '../../frame/prices/prices-api';
import type { PricingFocusContent } from '../content/landing-content-schema';
import { countParkDays, readMagicMeter, countSeaNights } from '../meter/magic-meter';
import { MagicMeterPanel } from '../meter/magic-meter-panel';
import { TypicalCostSlot } from '../meter/typical-cost-slot';
import { StartLink } from '../meter/start-link';

interface TripBesidePlanProps {
  words: PricingFocusContent['meter'];
  button: string;
  idea: TripIdea;
  onChange: (change: Partial<TripIdea>) => void;
}

const modes: { value: TripMode; label: string }[] = [
  { value: 'parks', label: 'Parks' },
  { value: 'cruise', label: 'Cruise' },
  { value: 'combined', label: 'Land + Sea' },
];

const share = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(1)}%`;

export function TripBesidePlan({ words, button, idea, onChange }: TripBesidePlanProps) {
  const { data } = useGetPricesQuery();
  const reading = readMagicMeter(idea, 'flat');
  const price = data ? data.tripUnlock?.amountCents : salePrices.trip;
  return (
    <section
      aria-labelledby="beside"
      className="mx-auto grid max-w-page items-start gap-x-14 gap-y-6 px-5 pt-12 sm:pt-24 lg:grid-cols-2"
    >
      <div className="grid gap-5">
        <div className="grid gap-2">
          <h2 id="beside" className="text-2xl text-ink sm:text-3xl">
            {words.title}
          </h2>
          <p className="text-base text-muted sm:text-lg">{words.text}</p>
        </div>
        <Segmented
          label="What kind of trip"
          options={modes}
          value={idea.mode}
          onValueChange={(mode) => onChange({ mode })}
          className="max-w-md"
        />
        {price === undefined ? null : (
          <p className="flex flex-wrap items-baseline gap-x-3 border-t border-hairline pt-4 text-base text-muted">
            <span className="font-display text-3xl font-semibold text-ink tabular-nums">
              {formatPrice(price)}
            </span>
            <span>
              is {share(price, reading.totalCents)} {words.compare},{' '}
              {formatMoney(reading.totalCents, { whole: true })} for {daysText(idea)}.
            </span>
          </p>
        )}
        <p className="max-w-prose text-sm text-muted">{words.note}</p>
      </div>
      <MagicMeterPanel idea={idea} reading={reading} onChange={onChange}>
        <div className="border-t border-hairline pt-3">
          <TypicalCostSlot idea={idea} onChange={onChange} />
        </div>
        <Button asChild variant="primary" size="lg">
          <StartLink idea={idea} totalCents={reading.totalCents}>
            {button}
          </StartLink>
        </Button>
      </MagicMeterPanel>
    </section>
  );
}

const daysText = (idea: TripIdea): string => {
  const days = countParkDays(idea) + countSeaNights(idea);
  return days === 1 ? 'one day' : `${days} days`;
};
