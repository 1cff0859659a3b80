import type { PortGuide, ShipVenue } from '@landsea/contracts/catalogue';
import type { BookingWindow } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { EmptyState } from '@landsea/ui/empty-state';
import { PageHeader } from '@landsea/ui/page-header';
import { formatDate } from '@landsea/web-kit';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { DayItems } from '../../items/queue/use-day-items';
import { WindowCard } from '../../trip-bookings/windows/window-card';
import { getWindowStateAt } from '../../trip-bookings/windows/window-state';
import { Crumb } from '../../trip-frame/page/crumb';
import { ReadOnlyNotice } from '../../trip-frame/access/read-only';
import { Page } from '../../trip-frame/page/page';
import { Island } from '../../trip-frame/page/scenes';
import { toShipId } from '../../trip-frame/rules/ship-id';
import { AboardSection } from './aboard/aboard-section';
import { findActivityWindow, getBookingLevel, levelNames } from './booking-level';
import { isOuting } from './choices/outing-draft';
import { listCruiseDays, type CruiseDay } from './cruise-days';
import { HomePortDay } from './home-port-day';
import { PortDay } from './port-day';
import { VoyageLine } from './voyage-line';
import { formatNames, listGuestsOn } from './who-can-go';

interface OutingWindowProps {
  trip: TripDetail;
  windows: readonly BookingWindow[];
  now: Date;
}

function OutingWindow({ trip, windows, now }: OutingWindowProps) {
  const window = findActivityWindow(windows.map((each) => ({ ...each, state: getWindowStateAt(each, now) })));
  if (!window || !trip.sailing) return null;
  const { level, people } = getBookingLevel(trip.party, trip.sailing.concierge);
  const who =
    people.length === 0
      ? `as ${level === 'concierge' ? 'Concierge guests' : 'first-time guests'}`
      : `on ${formatNames(people.map((name) => ({ name })))}’s ${levelNames[level]} date`;
  return (
    <WindowCard
      {...{ window, now }}
      icon={CalendarClock}
      openText="Booking is open."
      opensText="Booking opens"
      why={people.length > 0 ? <p>Your whole stateroom books on the highest member’s date.</p> : null}
    >
      {window.state === 'open' ? ` You book ${who}.` : `, ${who}.`}
    </WindowCard>
  );
}

function NoSailing({ trip }: { trip: TripDetail }) {
  return (
    <Page>
      <div className="grid gap-4 pt-6 sm:pt-10">
        <Crumb to={`/trip/${trip.id}/dashboard`}>{trip.name}</Crumb>
        <EmptyState
          isPage
          art={<Island />}
          title="This trip has no sailing yet"
          text="Add your ship and ports, and you can compare outings for every stop."
          action={
            <Button asChild variant="primary" size="lg">
              <Link to={`/trip-details-hq/${trip.id}`}>Add your sailing</Link>
            </Button>
          }
        />
      </div>
    </Page>
  );
}

const DINNERS = 'dinners';

interface ExcursionsProps {
  trip: TripDetail;
  windows: readonly BookingWindow[];
  ports: readonly PortGuide[];
  venues: readonly ShipVenue[];
  dayItems: DayItems;
  now: Date;
}

const dayLead: Record<CruiseDay['kind'], string> = {
  embarkation: 'You board today',
  port: 'In port',
  sea: 'A day at sea, nowhere to be',
  debarkation: 'You leave the ship after breakfast',
};

export function Excursions({ trip, windows, ports, venues, dayItems, now }: ExcursionsProps) {
  const [search, setSearch] = useSearchParams();
  const days = listCruiseDays(trip, ports);
  const [chosen, setChosen] = useState(search.get('day'));
  const opensDinners = search.has(DINNERS);
  const firstShown = days.find(({ kind, night }) => (opensDinners ? night !== null : kind === 'port'));
  const day = days.find(({ date }) => date === chosen) ?? firstShown ?? days[0];
  if (!trip.sailing || !day) return <NoSailing trip={trip} />;
  const { ship, nights } = trip.sailing;
  const select = (date: string) => {
    setChosen(date);
    setSearch({ day: date }, { replace: true, preventScrollReset: true });
  };
  const aboard = venues.filter((venue) => venue.ships.includes(toShipId(ship)));
  const guests = listGuestsOn(trip.party, day.date);
  const statusOf = ({ date, kind }: CruiseDay) => {
    const outings = dayItems.itemsOn(date).filter(isOuting);
    const booked = outings.filter(({ status }) => status === 'booked' || status === 'done').length;
    const planned = outings.filter(({ status }) => status === 'planned').length;
    if (booked > 0) return `${booked} booked`;
    if (planned > 0) return `${planned} planned`;
    return kind === 'port' ? 'Open' : '';
  };
  return (
    <Page>
      <PageHeader
        title="Excursions"
        breadcrumb={<Crumb to={`/trip/${trip.id}/dashboard`}>{trip.name}</Crumb>}
        lead={`${nights} ${nights === 1 ? 'night' : 'nights'} on the ${ship}`}
      />
      <ReadOnlyNotice />
      <div className="grid gap-6">
        <OutingWindow trip={trip} windows={windows} now={now} />
        <VoyageLine days={days} selected={day.date} statusOf={statusOf} onSelect={select} />
        <article aria-labelledby="stop" className="grid gap-6">
          <header>
            <p className="text-sm text-muted tabular-nums">
              {formatDate(day.date)} · {dayLead[day.kind]}
            </p>
            <h2 id="stop" className="font-display text-2xl wrap-anywhere">
              {day.kind === 'sea' ? 'At sea' : (day.port?.name ?? day.place)}
            </h2>
          </header>
          {day.kind === 'port' ? (
            <PortDay key={day.date} {...{ trip, day, guests, dayItems }} venues={aboard} />
          ) : null}
          {day.kind === 'embarkation' ? (
            <HomePortDay key={day.date} {...{ trip, day, guests, dayItems }} />
          ) : null}
          <AboardSection
            key={`aboard-${day.date}`}
            {...{ trip, day, days, guests, dayItems }}
            venues={aboard}
            opensDinners={opensDinners && !dayItems.refuseEdit}
          />
          {day.kind === 'debarkation' ? (
            <HomePortDay key={day.date} {...{ trip, day, guests, dayItems }} />
          ) : null}
        </article>
      </div>
      {dayItems.notices}
    </Page>
  );
}
