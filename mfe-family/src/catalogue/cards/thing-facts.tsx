import { makeParkDay, type ParkDay } from '@landsea/rules/day-plans';
import type { Attraction, CatalogueEntries, CatalogueKind } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { formatTimeOfDay } from '@landsea/rules/trip';
import { useCatalogueList, useGetParkCalendarQuery } from '../api/catalogue-api';
import { Emblem } from './emblem';
import {
  listMeetFacts,
  listRestaurantFacts,
  listRideFacts,
  listShowFacts,
  listSnackFacts,
  type Fact,
} from './fact-labels';
import { listHourlyWaits, roundWait } from './hourly-waits';
import { describeHeight, getLand, makeThing } from './thing';

const [WIDTH, HEIGHT] = [240, 44];

const hour = (minute: number): string => formatTimeOfDay(minute).replace(':00', '');
const about = (minutes: number): string => `about ${roundWait(minutes)} min`;

function WaitCurve({ ride, day }: { ride: Pick<Attraction, 'waits'>; day: ParkDay }) {
  const waits = listHourlyWaits(ride, day);
  if (!waits) return null;
  const { hours, shortest, longest } = waits;
  const x = (index: number) => (hours.length === 1 ? 0 : (index / (hours.length - 1)) * WIDTH);
  const y = (wait: number) => HEIGHT - 2 - (wait / longest.wait) * (HEIGHT - 6);
  const points = hours.map(({ wait }, index) => `${x(index).toFixed(1)} ${y(wait).toFixed(1)}`).join('L');
  return (
    <figure className="grid gap-1">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden className="h-11 w-full" preserveAspectRatio="none">
        <path d={`M0 ${HEIGHT}L${points}L${WIDTH} ${HEIGHT}Z`} fill="var(--sea-soft)" />
        <path
          d={`M${points}`}
          fill="none"
          stroke="var(--sea)"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <figcaption className="text-sm text-muted">
        Usual line: {about(shortest.wait)} at {hour(shortest.at)}, {about(longest.wait)} at {hour(longest.at)}
      </figcaption>
    </figure>
  );
}

type Kind = DayItem['details']['kind'];

const useEntry = <K extends CatalogueKind>(
  kind: K,
  id: string | null,
  isAsked: boolean,
): CatalogueEntries[K] | undefined => {
  const { entries } = useCatalogueList(kind, { skip: id === null || !isAsked });
  return id === null || !isAsked ? undefined : entries?.find((entry) => entry.id === id);
};

const rides: readonly Kind[] = ['attraction', 'lane', 'show'];

interface ThingFactsProps {
  item: Pick<DayItem, 'catalogueId' | 'details' | 'date'>;
  trip: Pick<TripDetail, 'party' | 'startDate'>;
}

export function ThingFacts({ item, trip }: ThingFactsProps) {
  const { catalogueId: id, details, date } = item;
  const isRide = rides.includes(details.kind);
  const ride = useEntry('attractions', id, isRide);
  const show = useEntry('shows', id, isRide);
  const more = useEntry('ride-facts', id, isRide);
  const table = useEntry('restaurants', id, details.kind === 'dining');
  const aboutTable = useEntry('restaurant-facts', id, details.kind === 'dining');
  const snack = useEntry('snacks', id, details.kind === 'snack');
  const aboutSnack = useEntry('snack-facts', id, details.kind === 'snack');
  const meet = useEntry('meets', id, details.kind === 'meet');
  const { data: calendar } = useGetParkCalendarQuery(undefined, { skip: !ride?.waits });
  const on = date ?? trip.startDate;
  const day = ride && calendar ? makeParkDay(ride.park, on, calendar, { earlyEntry: false }) : null;

  const known: [ReturnType<typeof makeThing>, Fact[], string | undefined] | undefined = show
    ? [makeThing('shows', show, { where: getLand(show) }), listShowFacts(show, more), more?.summary]
    : ride
      ? [makeThing('attractions', ride, { where: getLand(ride) }), listRideFacts(ride, more), more?.summary]
      : table
        ? [
            makeThing('restaurants', table, { where: getLand(table) }),
            listRestaurantFacts(table, aboutTable),
            aboutTable?.summary,
          ]
        : snack
          ? [
              makeThing('snacks', snack, { where: getLand(snack) }),
              listSnackFacts(snack, aboutSnack),
              aboutSnack?.summary,
            ]
          : meet
            ? [makeThing('meets', meet, { where: getLand(meet) }), listMeetFacts(meet), undefined]
            : undefined;
  if (!known) return null;
  const [thing, facts, summary] = known;
  const height = describeHeight(thing, trip.party, on);
  return (
    <section aria-label="What to know" className="grid gap-3">
      <div className="flex items-start gap-3">
        <Emblem name={thing.emblem} className="size-20" />
        <div className="grid min-w-0 grow gap-1">
          {thing.where ? <p className="text-sm text-muted">{thing.where}</p> : null}
          {summary ? <p className="wrap-anywhere">{summary}</p> : null}
          {height ? (
            <p className={`font-medium ${height.isMissed ? 'text-berry' : 'text-palm'}`}>{height.text}</p>
          ) : null}
        </div>
      </div>
      {ride && day ? <WaitCurve ride={ride} day={day} /> : null}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {facts.map(([name, text]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
