import type { PortGuide, ShipVenue } from '@landsea/contracts/catalogue';
import type { BookingWindow } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { PageHeader } from '@landsea/ui/page-header';
import { formatDate } from '@landsea/web-kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DayItems } from '../../items/queue/use-day-items';
import { Crumb } from '../../trip-frame/page/crumb';
import { ReadOnlyNotice } from '../../trip-frame/access/read-only';
import { Page } from '../../trip-frame/page/page';
import { toShipId } from '../../trip-frame/rules/ship-id';
import { AboardSection } from './aboard/aboard-section';
import { isOuting } from './choices/outing-draft';
import { listCruiseDays, type CruiseDay } from './cruise-days';
import { HomePortDay } from './home-port-day';
import { NoSailing } from './no-sailing';
import { PortDay } from './port-day';
import { VoyageLine } from './voyage-line';
import { listGuestsOn } from './who-can-go';
import { OutingWindow } from './outing-window';

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
