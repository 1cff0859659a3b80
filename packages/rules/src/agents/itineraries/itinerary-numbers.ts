import type { ItineraryNumber } from '@landsea/contracts/agents';
import type { Booking } from '@landsea/contracts/bookings';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import {
  findBookingOfSailing,
  findBookingOfStay,
  omitCanceledNumbers,
} from '../../bookings/booking-remarks.js';
import { formatItemName } from '../../planning/ship-dinner.js';

interface NumberSources {
  trip: Pick<TripDetail, 'stays' | 'sailing'>;
  items: readonly DayItem[];
  bookings: readonly Booking[];
}

export const numberRoleNames: Readonly<Record<Booking['numbers'][number]['role'], string>> = {
  confirmation: 'confirmation',
  locator: 'airline locator',
  flight: 'flight number',
  ticket: 'ticket',
  order: 'order',
  policy: 'policy',
};

const ofBooking = ({ id, title, numbers, staterooms }: Booking): ItineraryNumber[] => [
  ...numbers.map(({ role, value }, index) => ({
    id: `${id} ${role} ${index}`,
    title: `${title}, ${numberRoleNames[role]}`,
    value,
  })),
  ...staterooms.map(({ number }, index) => ({
    id: `${id} stateroom ${index}`,
    title: `${title}, stateroom`,
    value: number,
  })),
];

/** An earlier release kept numbers with stays and the sailing. */
const ofTrip = ({ trip, bookings }: NumberSources): ItineraryNumber[] => {
  const { sailing, ...planned } = omitCanceledNumbers(trip, bookings);
  const stays = planned.stays.flatMap((stay) =>
    stay.confirmation && !findBookingOfStay(stay, bookings)
      ? [
          {
            id: `stay ${stay.checkIn}`,
            title: `${stay.hotelName}, confirmation`,
            value: stay.confirmation,
          },
        ]
      : [],
  );
  if (!sailing || findBookingOfSailing(sailing, bookings)) return stays;
  const { ship, reservation, stateroom } = sailing;
  return [
    ...stays,
    ...(reservation
      ? [{ id: 'sailing reservation', title: `${ship}, reservation`, value: reservation }]
      : []),
    ...(stateroom ? [{ id: 'sailing stateroom', title: `${ship}, stateroom`, value: stateroom }] : []),
  ];
};

/** Each number of a trip once, with what it is for. */
export const listItineraryNumbers = (sources: NumberSources): ItineraryNumber[] => {
  const booked = sources.bookings
    .filter(({ status, itemId }) => status !== 'canceled' && !itemId)
    .flatMap(ofBooking);
  const planned = sources.items.flatMap((item) =>
    item.confirmation && item.status !== 'cancelled'
      ? [{ id: item.id, title: `${formatItemName(item)}, confirmation`, value: item.confirmation }]
      : [],
  );
  return [...booked, ...ofTrip(sources), ...planned];
};
