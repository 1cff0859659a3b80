import { Booking } from '@landsea/contracts/bookings';
import { addDays } from '@landsea/contracts/core';
import { makeBlankDetails, makeDayContext, makeItem, type WishDay } from '@landsea/rules/day-plans';
import type { DayItem, ItemKind } from '@landsea/contracts/planning';
import { Traveler, type LandStay, type Sailing, type TripDay } from '@landsea/contracts/trip';
import { toDayCatalogue } from '../../../catalogue/lists/catalogue-parts.js';
import { loadShippedCatalogue } from '../../../catalogue/lists/shipped-catalogue.js';

export const parts = loadShippedCatalogue();
const catalogue = toDayCatalogue(parts);

export type DayFields = Partial<Pick<TripDay, 'kind' | 'parks' | 'place' | 'arrivesAt' | 'leavesAt'>>;
type Fields = Partial<DayItem>;

interface Booked {
  stay?: Pick<LandStay, 'hotelName' | 'onSite'> | null;
  sailing?: Sailing | null;
  bookings?: Booking[];
}

const popCentury = { hotelName: 'Pop Century Resort', onSite: true };

/** A flight from Minneapolis to Orlando or back, on one date. */
export const flight = (
  id: number,
  date: string,
  leaves: [string, string],
  lands: [string, string],
): Booking =>
  Booking.parse({
    id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    kind: 'flight',
    supplier: 'Delta',
    title: 'Delta 1187',
    status: 'booked',
    heldUntil: null,
    numbers: [],
    people: null,
    start: { date, time: leaves[1], zone: zones[leaves[0]], airport: leaves[0], place: null },
    end: { date, time: lands[1], zone: zones[lands[0]], airport: lands[0], place: null },
    staterooms: [],
    included: null,
    note: null,
    totalCents: null,
    currency: 'USD',
    dollarCents: null,
    payments: [],
    refundCents: null,
    cancelUntil: null,
    source: 'typed',
    version: 1,
    updatedAt: '2026-11-01T12:00:00Z',
  });
const zones: Record<string, string> = { MSP: 'America/Chicago', MCO: 'America/New_York' };

/** A family with its days and wishes, as the sort reads them; ids are numbered in the order in which they are made. */
export class FamilyTrip {
  readonly items: DayItem[] = [];
  readonly days: WishDay[];
  readonly party: Traveler[];

  constructor(
    readonly name: string,
    startDate: string,
    people: object[],
    days: DayFields[],
    { stay = popCentury, sailing = null, bookings = [] }: Booked = {},
  ) {
    this.party = people.map((person, index) =>
      Traveler.parse({ id: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`, ...person }),
    );
    const stays = stay
      ? [{ ...stay, checkIn: startDate, checkOut: addDays(startDate, days.length - 1) }]
      : [];
    const trip = { party: this.party, stays, mode: sailing ? 'combined' : 'parks', sailing } as const;
    this.days = days.map((fields, index) => {
      const parks = fields.parks ?? [];
      const kind = parks.length > 0 ? 'park' : 'rest';
      const date = addDays(startDate, index);
      const day: TripDay = { date, kind, parks, place: null, note: null, version: 1, ...fields };
      return { day, context: makeDayContext(trip, day, catalogue, [], bookings) };
    });
  }

  idsOf(...names: string[]): string[] {
    return this.party.flatMap(({ id, name }) => (id && names.includes(name) ? [id] : []));
  }

  add(kind: ItemKind, title: string, fields: Fields = {}): DayItem {
    const id = `00000000-0000-4000-9000-${String(this.items.length + 1).padStart(12, '0')}`;
    const created = makeItem(
      { id, title, details: makeBlankDetails(kind), date: fields.date ?? null },
      this.items,
    );
    const item = { ...created, ...fields };
    this.items.push(item);
    return item;
  }

  /** An entry of the catalog by its id, with its name as the title. */
  wish(kind: ItemKind, catalogueId: string, fields: Fields = {}): DayItem {
    const lists = [parts.attractions, parts.shows, parts.restaurants, parts.snacks, parts.meets];
    const more = [parts.excursions, parts['ship-venues'], parts['guest-places']];
    const entry = [...lists, ...more].flat().find(({ id }) => id === catalogueId);
    if (!entry) throw new Error(`The catalog has no ${catalogueId}`);
    return this.add(kind, entry.name, { catalogueId, ...fields });
  }

  wishes(kind: ItemKind, ids: readonly string[], fields: Fields = {}): this {
    for (const id of ids) this.wish(kind, id, fields);
    return this;
  }
}

/** The words of a text, as ids are written down. */
export const words = (text: string): string[] => text.trim().split(/\s+/);
