import { addDays, listDates } from '@landsea/contracts/core';
import { priceHopper, sumOfPrices, priceTicket, listTickets, type PriceBook } from '@landsea/rules/estimate';
import type { PriceRange } from '@landsea/contracts/estimate';
import type { ParkId } from '@landsea/contracts/catalogue';
import { listPeople } from '../frame/party';
import type { TicketChoice } from './ticket-choices';

export interface TicketLine {
  name: string;
  count: number;
  each: PriceRange;
}

export interface PartyTickets {
  lines: TicketLine[];
  total: PriceRange;
}

const lineNames = { adult: 'Ticket, ages 10+', child: 'Ticket, ages 3 to 9' };

const times = ({ low, typical, high }: PriceRange, count: number): PriceRange => ({
  low: low * count,
  typical: typical * count,
  high: high * count,
});

/** Cents with tax, by the rules of an estimate of a whole trip. */
export const pricePartyTickets = (choice: TicketChoice, book: PriceBook, park?: ParkId): PartyTickets => {
  const parkDays = listDates(choice.from, addDays(choice.from, choice.days - 1)).map((date) => ({
    date,
    kind: 'park' as const,
    parks: park ? [park] : [],
    place: null,
  }));
  const tickets = listTickets({ party: listPeople(choice.party), parkDays });
  const lines = (['adult', 'child'] as const).flatMap((age): TicketLine[] => {
    const own = tickets.filter((ticket) => ticket.age === age);
    const [first] = own;
    return first ? [{ name: lineNames[age], count: own.length, each: priceTicket(first, book) }] : [];
  });
  const hopper = choice.hops ? priceHopper(parkDays, book) : undefined;
  const all = hopper
    ? [...lines, { name: 'Park Hopper, two parks a day', count: tickets.length, each: hopper }]
    : lines;
  return { lines: all, total: sumOfPrices(all.map(({ each, count }) => times(each, count))) };
};

const typicalFrom = (choice: TicketChoice, from: string, book: PriceBook): number =>
  pricePartyTickets({ ...choice, from }, book).total.typical;

const DAYS_AROUND = 14;
/** A smaller saving is not worth another date. */
const WORTH_MOVING_CENTS = 20_00;

/** The cheapest first day within two weeks of the chosen one; undefined when moving saves too little. */
export const findCheaperStart = (choice: TicketChoice, book: PriceBook, today: string) => {
  const asked = typicalFrom(choice, choice.from, book);
  const starts = listDates(addDays(choice.from, -DAYS_AROUND), addDays(choice.from, DAYS_AROUND))
    .filter((from) => from > today)
    .map((from) => ({ from, savesCents: asked - typicalFrom(choice, from, book) }))
    .sort((one, other) => other.savesCents - one.savesCents);
  const [best] = starts;
  return best && best.savesCents >= WORTH_MOVING_CENTS ? best : undefined;
};

const SAMPLED_DAYS = [4, 12, 20, 28];

export const listMonthlyTickets = (choice: TicketChoice, book: PriceBook) =>
  Array.from({ length: 12 }, (_, index) => {
    const months = Number(choice.from.slice(0, 4)) * 12 + Number(choice.from.slice(5, 7)) - 1 + index;
    const month = `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
    const prices = SAMPLED_DAYS.map((day) =>
      typicalFrom(choice, `${month}-${String(day).padStart(2, '0')}`, book),
    );
    return { month, cents: prices.reduce((sum, each) => sum + each, 0) / prices.length };
  });
