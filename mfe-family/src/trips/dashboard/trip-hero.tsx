import type { TripDetail } from '@landsea/contracts/trip';
import { Countdown } from '@landsea/ui/countdown';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { formatDateRange } from '@landsea/web-kit';
import { Crumb } from '../../trip-frame/page/crumb';
import { dashboardHelp } from './dashboard-help';
import { isSeaDay, describeLandAndSea } from '../../trip-frame/rules/land-and-sea';
import { getTripMoment, type TripMoment } from '../../trip-frame/rules/trip-moment';
import { getTripOccasion } from './trip-occasion';

const modeNames = { parks: 'Parks', cruise: 'Cruise', combined: 'Land + Sea' };

/** On a phone the next step stands on the first screen. */
const isWide = (): boolean => typeof matchMedia === 'undefined' || matchMedia('(min-width: 40rem)').matches;

function Moment({ moment }: { moment: TripMoment }) {
  if (moment.phase === 'before') {
    const caption = moment.months ? `to go, ${moment.months}` : 'to go';
    return <Countdown parts={moment.parts} caption={caption} />;
  }
  const words = moment.phase === 'during' ? `Day ${moment.day} of ${moment.of}` : 'Home again';
  return <p className="font-display text-3xl font-semibold tabular-nums sm:text-4xl">{words}</p>;
}

export function TripHero({ trip, now }: { trip: TripDetail; now: Date }) {
  const moment = getTripMoment(trip, now);
  const segments = trip.days.map((day) => ({
    kind: isSeaDay(day) ? ('sea' as const) : ('land' as const),
    days: 1,
  }));
  const words = describeLandAndSea(trip.days);
  const occasion = getTripOccasion(trip, now);
  return (
    <header data-help={dashboardHelp.hero} className="pt-4 sm:pt-10">
      <p className="text-sm text-muted tabular-nums">
        <span className="font-semibold text-sea">{modeNames[trip.mode]}</span>
        <span aria-hidden>{'\u00a0· '}</span>
        {formatDateRange(trip.startDate, trip.endDate)}
        <span aria-hidden>{'\u00a0· '}</span>
        <Crumb to={`/trip-details-hq/${trip.id}`}>Trip details</Crumb>
      </p>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-1 pt-1 sm:gap-y-3">
        <h1 className="max-w-3xl min-w-0 font-display text-2xl wrap-anywhere sm:text-3xl">{trip.name}</h1>
        <Moment moment={moment} />
      </div>
      {occasion ? (
        <p className="mt-2 w-fit rounded-2xl bg-sun-soft px-4 py-2 font-display text-lg">{occasion}</p>
      ) : null}
      <Horizon
        size={isWide() ? 'lg' : 'md'}
        progress={moment.progress}
        segments={segments}
        label={`The line of this trip: ${words}`}
        className="sm:mt-2"
      />
      <p aria-hidden className="-mt-6 text-sm text-muted sm:-mt-1">
        {words}
      </p>
    </header>
  );
}
