import {
  safetyConditions,
  safetyNames,
  type SafetyCell,
  type SafetyCondition,
  type SafetyState,
  type TripSafety,
} from '@landsea/contracts/agents';
import { formatDate } from '@landsea/web-kit';
import { CircleAlert, CircleCheck, CircleDashed, Clock, Minus } from 'lucide-react';
import { Link } from 'react-router-dom';

const marks: Readonly<Record<SafetyState, { Icon: typeof Clock; look: string; word: string }>> = {
  none: { Icon: Minus, look: 'text-muted', word: 'Not needed' },
  ok: { Icon: CircleCheck, look: 'text-palm', word: 'Fine' },
  later: { Icon: CircleDashed, look: 'text-muted', word: 'Later' },
  open: { Icon: Clock, look: 'text-coral', word: 'To do' },
  late: { Icon: CircleAlert, look: 'text-berry', word: 'Late' },
};

const paths: Readonly<Record<SafetyCondition, (trip: TripSafety) => string>> = {
  papers: ({ clientId }) => `/app/agents/clients/${clientId}`,
  rooms: ({ tripId }) => `/trip/${tripId}/bookings`,
  tickets: ({ tripId }) => `/trip/${tripId}/bookings`,
  tables: ({ tripId }) => `/trip/${tripId}/dining-reservations`,
  lanes: ({ tripId }) => `/trip/${tripId}/lightning-lanes`,
  payments: ({ tripId }) => `/trip/${tripId}/budget-center`,
  protection: ({ tripId }) => `/app/agents/trips/${tripId}/tasks`,
  'check-in': ({ tripId }) => `/app/agents/trips/${tripId}/tasks`,
};

const isToDo = ({ state }: Pick<SafetyCell, 'state'>): boolean => state === 'open' || state === 'late';

/** Trips of which something is to do, the late ones first. */
export const listUnsafe = (trips: readonly TripSafety[]): TripSafety[] => {
  const countLate = ({ cells }: TripSafety) => cells.filter(({ state }) => state === 'late').length;
  return trips
    .filter(({ cells }) => cells.some(isToDo))
    .toSorted((one, other) => Number(countLate(other) > 0) - Number(countLate(one) > 0));
};

function Cell({ trip, condition }: { trip: TripSafety; condition: SafetyCondition }) {
  const cell = trip.cells.find((each) => each.condition === condition);
  if (!cell) return null;
  const { Icon, look, word } = marks[cell.state];
  const mark = (
    <>
      <Icon aria-hidden size={20} strokeWidth={1.75} className={`shrink-0 ${look}`} />
      <span className="sr-only">{word}: </span>
      <span className={isToDo(cell) ? 'text-sm' : 'sr-only'}>{cell.text}</span>
    </>
  );
  return isToDo(cell) ? (
    <Link
      to={paths[condition](trip)}
      className="flex min-h-11 items-center gap-2 wrap-anywhere underline-offset-4 hover:underline"
    >
      {mark}
    </Link>
  ) : (
    <span title={cell.text} className="flex min-h-11 items-center gap-2">
      {mark}
    </span>
  );
}

function TripName({ trip }: { trip: TripSafety }) {
  return (
    <>
      <Link
        to={`/trip/${trip.tripId}/dashboard`}
        className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-ink underline-offset-4 hover:underline"
      >
        {trip.clientName}
      </Link>
      <span className="block text-sm font-normal wrap-anywhere text-muted tabular-nums">
        {trip.name}, {formatDate(trip.startDate)}
      </span>
    </>
  );
}

/** On a phone each trip is a card with what is to do alone. */
export function SafetyMatrix({ trips }: { trips: readonly TripSafety[] }) {
  return (
    <>
      <div className="overflow-x-auto max-md:hidden">
        <table className="w-full text-left">
          <caption className="sr-only">What each trip still needs</caption>
          <thead>
            <tr className="border-b border-edge text-sm text-muted">
              <th scope="col" className="py-2 pr-4 font-semibold">
                Trip
              </th>
              {safetyConditions.map((condition) => (
                <th key={condition} scope="col" className="px-2 py-2 font-semibold">
                  {safetyNames[condition]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {trips.map((trip) => (
              <tr key={trip.tripId} className="border-b border-hairline align-top">
                <th scope="row" className="max-w-48 py-2 pr-4">
                  <TripName trip={trip} />
                </th>
                {safetyConditions.map((condition) => (
                  <td key={condition} className="max-w-32 px-2 py-2">
                    <Cell trip={trip} condition={condition} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="grid gap-3 md:hidden">
        {trips.map((trip) => (
          <li key={trip.tripId} className="rounded-card border border-hairline bg-surface p-4">
            <TripName trip={trip} />
            <ul className="pt-1">
              {safetyConditions
                .filter((condition) =>
                  trip.cells.some((each) => each.condition === condition && isToDo(each)),
                )
                .map((condition) => (
                  <li key={condition} className="grid grid-cols-[6rem_1fr] items-center gap-2">
                    <span className="text-sm text-muted">{safetyNames[condition]}</span>
                    <Cell trip={trip} condition={condition} />
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
