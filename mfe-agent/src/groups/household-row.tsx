import type { GroupHousehold } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { formatAmount } from '@landsea/rules/bookings';
import { Button } from '@landsea/ui/button';
import { formatDateRange } from '@landsea/web-kit';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDue } from '../frame/bookings/booking-texts';
import { BookingsLink } from '../frame/bookings/bookings-link';
import { useNow } from '../frame/use-now';
import { describePayments, describeRoom, portalNames } from './household-texts';

function HouseholdMoneyPart({ household: { money, expectedCents } }: { household: GroupHousehold }) {
  const today = getDateIn(useNow());
  return (
    <div className="min-w-0 tabular-nums">
      <h3 className="text-sm font-semibold text-muted">Owes</h3>
      {money ? (
        <>
          <p className="font-semibold text-ink">{formatAmount(money.owesCents, 'USD')}</p>
          {money.next ? (
            <p className="text-sm wrap-anywhere text-muted">
              {formatAmount(money.next.cents, 'USD')} for {money.next.title},{' '}
              {formatDue(money.next.dueOn, today)}
            </p>
          ) : null}
          {describePayments(money).map((text) => (
            <p
              key={text}
              className={`text-sm ${text.endsWith('late') ? 'font-semibold text-berry' : 'text-muted'}`}
            >
              {text}
            </p>
          ))}
        </>
      ) : (
        <p className="text-muted">Not shown to you</p>
      )}
      {expectedCents === null ? null : (
        <p className="text-sm text-muted">Commission {formatAmount(expectedCents, 'USD')}</p>
      )}
    </div>
  );
}

const linkLook =
  'inline-flex min-h-11 items-center wrap-anywhere text-sea underline-offset-4 hover:underline';

export function HouseholdRow({ household, onTakeOut }: { household: GroupHousehold; onTakeOut: () => void }) {
  const { clientId, clientName, tripId, tripName, startDate, endDate, portal, unreachable } = household;
  return (
    <li className="break-inside-avoid rounded-card border border-hairline bg-surface p-4 sm:p-5">
      <article aria-label={clientName} className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-5">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold wrap-anywhere">
            <Link to={`/app/agents/clients/${clientId}`} className={linkLook}>
              {clientName}
            </Link>
          </h2>
          <Link to={`/trip/${tripId}/dashboard`} className={`${linkLook} text-sm`}>
            {tripName}
          </Link>
          <p className="text-sm text-muted tabular-nums">{formatDateRange(startDate, endDate)}</p>
          <p className="text-sm text-muted">{portalNames[portal]}</p>
          {unreachable ? <p className="text-sm wrap-anywhere text-coral">{unreachable}</p> : null}
          <span className="flex flex-wrap items-center gap-x-3 print:hidden">
            <BookingsLink trip={{ tripId, name: tripName }} />
            <Button
              size="sm"
              variant="quiet"
              className="-mx-3"
              icon={<X aria-hidden className="size-4" strokeWidth={1.75} />}
              onClick={onTakeOut}
            >
              Take out<span className="sr-only"> {clientName}</span>
            </Button>
          </span>
        </div>
        <People household={household} />
        <Rooms household={household} />
        <HouseholdMoneyPart household={household} />
        <Missing household={household} />
      </article>
    </li>
  );
}

interface PartProps {
  household: GroupHousehold;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="text-sm font-semibold text-muted">{title}</h3>
      {children}
    </div>
  );
}

function People({ household: { party } }: PartProps) {
  return (
    <Part title={`People (${party.length})`}>
      <p className="wrap-anywhere">{party.map(({ name, age }) => `${name} (${age})`).join(', ')}</p>
    </Part>
  );
}

function Rooms({ household: { roomCount, rooms, bookings } }: PartProps) {
  return (
    <Part title={`Rooms (${roomCount})`}>
      <ul className="grid gap-1">
        {rooms.map((room, index) => (
          <li key={`${room.bookingId} ${String(index)}`} className="wrap-anywhere">
            {describeRoom(room)}
            {room.people.length > 0 ? (
              <span className="block text-sm text-muted">{room.people.join(', ')}</span>
            ) : null}
          </li>
        ))}
      </ul>
      <ul className="grid gap-1 pt-2 text-sm tabular-nums">
        {bookings.map(({ bookingId, title, numbers, isToBook }) => (
          <li key={bookingId} className="wrap-anywhere">
            <span className="text-muted">{title}: </span>
            {isToBook ? (
              <strong className="text-coral">to book</strong>
            ) : numbers.length > 0 ? (
              numbers.join(', ')
            ) : (
              'no number yet'
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Missing({ household: { missing, problems } }: PartProps) {
  const all = [...missing, ...problems];
  return (
    <Part title="Still missing">
      {all.length === 0 ? (
        <p className="text-muted">Nothing</p>
      ) : (
        <ul className="grid gap-1">
          {all.map((text) => (
            <li key={text} className="wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
