import type { ParkId } from '@landsea/contracts/catalogue';
import type { EstimateLine } from '@landsea/contracts/money';
import { getAgeOn, getTicketAge } from '../trip/guests.js';
import type { PriceBook } from './price-book.js';
import type { PriceRange } from '@landsea/contracts/estimate';
import type { EstimatedDay, EstimateFacts } from './estimate-facts.js';
import { formatDollarRange, estimateLine, pluralize } from './estimate-line.js';
import {
  getSeasonLevel,
  priceAt,
  sumOfPrices,
  multiplyRange,
  getTaxFactor,
  getYearFactor,
} from './season-prices.js';

type PaidAge = 'adult' | 'child';

export interface PersonTicket {
  person: EstimateFacts['party'][number];
  age: PaidAge;
  days: EstimatedDay[];
}

/** The age on the first day decides the price; nobody under 3 needs one. */
export const listTickets = ({ party, parkDays }: Pick<EstimateFacts, 'party' | 'parkDays'>): PersonTicket[] =>
  party.flatMap((person) => {
    const days = parkDays.filter(({ date }) => getTicketAge(getAgeOn(person, date)) !== 'free');
    const [first] = days;
    if (!first) return [];
    return [
      { person, age: getTicketAge(getAgeOn(person, first.date)) === 'adult' ? 'adult' : 'child', days },
    ];
  });

const oneDayTicket = (age: PaidAge, park: ParkId, date: string, book: PriceBook) => {
  const ticket = book.prices.tickets.oneDay.find((each) => each.park === park);
  return ticket && priceAt(ticket[age], getSeasonLevel('ticketLevel', date, book));
};

/** At the average of the price levels. */
const ticketOfDays = (age: PaidAge, days: readonly EstimatedDay[], book: PriceBook): PriceRange => {
  const { byDays } = book.prices.tickets;
  const longest = Math.max(...byDays.map((ticket) => ticket.days));
  if (days.length > longest)
    return sumOfPrices([
      ticketOfDays(age, days.slice(0, longest), book),
      ticketOfDays(age, days.slice(longest), book),
    ]);
  const ticket = byDays.find((each) => each.days === days.length);
  const levels = days.map(({ date }) =>
    priceAt(ticket?.[age] ?? [], getSeasonLevel('ticketLevel', date, book)),
  );
  return multiplyRange(sumOfPrices(levels), 1 / days.length);
};

/** Cents with tax. */
export const priceTicket = (
  { age, days }: Pick<PersonTicket, 'age' | 'days'>,
  book: PriceBook,
): PriceRange => {
  const [first] = days;
  const [park, second] = first?.parks ?? [];
  const oneDay =
    days.length === 1 && first && park && !second ? oneDayTicket(age, park, first.date, book) : undefined;
  const untaxed = oneDay ?? ticketOfDays(age, days, book);
  const factor =
    getTaxFactor(book.prices.taxes.ticketPercent) * getYearFactor(first?.date ?? '', book.prices);
  return multiplyRange(untaxed, factor);
};

const guestNames: Record<PaidAge, readonly [one: string, many: string]> = {
  adult: ['adult (10+)', 'adults (10+)'],
  child: ['child of 3 to 9', 'children of 3 to 9'],
};

/** `5 days`, or `4 to 5 days` where a birthday splits the lengths. */
const daysWords = (lengths: readonly number[]): string => {
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  return least === most ? pluralize(least, 'day') : `${least} to ${pluralize(most, 'day')}`;
};

const ticketLine = (age: PaidAge, tickets: readonly PersonTicket[], book: PriceBook): EstimateLine[] => {
  const own = tickets.filter((ticket) => ticket.age === age);
  if (own.length === 0) return [];
  const priced = own.map((ticket) => priceTicket(ticket, book));
  const each = formatDollarRange(priced.map(({ typical }) => typical));
  const basis = `${pluralize(own.length, ...guestNames[age])} × a ticket of ${daysWords(own.map(({ days }) => days.length))}, typically ${each} each with tax`;
  const label = age === 'adult' ? 'Tickets, ages 10+' : 'Tickets, ages 3 to 9';
  return estimateLine('park-tickets', label, basis, sumOfPrices(priced), book.prices.tickets);
};

/** Cents with tax. */
export const priceHopper = (
  days: readonly Pick<EstimatedDay, 'date'>[],
  { prices }: Pick<PriceBook, 'prices'>,
): PriceRange | undefined => {
  const { byDays } = prices.parkHopper;
  const option = byDays.find(({ most }) => days.length <= most) ?? byDays.at(-1);
  const factor = getTaxFactor(prices.taxes.ticketPercent) * getYearFactor(days[0]?.date ?? '', prices);
  return option && multiplyRange(option.perTicket, factor);
};

const hopperLine = (
  facts: EstimateFacts,
  tickets: readonly PersonTicket[],
  book: PriceBook,
): EstimateLine[] => {
  const { parkHopper } = book.prices;
  const twoParks = facts.parkDays.filter(({ parks }) => parks.length > 1).length;
  if (twoParks === 0) return [];
  const priced = tickets.flatMap(({ days }) => priceHopper(days, book) ?? []);
  if (priced.length === 0) return [];
  const each = formatDollarRange(priced.map(({ typical }) => typical));
  const basis = `${pluralize(priced.length, 'ticket')}, typically ${each} more each with tax: two parks on ${pluralize(twoParks, 'day')}`;
  return estimateLine('park-tickets', 'Park Hopper', basis, sumOfPrices(priced), parkHopper);
};

export const listTicketLines = (facts: EstimateFacts, book: PriceBook): EstimateLine[] => {
  const tickets = listTickets(facts);
  return [
    ...ticketLine('adult', tickets, book),
    ...ticketLine('child', tickets, book),
    ...hopperLine(facts, tickets, book),
  ];
};
