import { placeMatcher } from '../catalogue/place-matcher.js';
import type { CalendarDate } from '../core/primitives.js';
import type { LandStay } from './trips.js';

/** What guests of a hotel may do that others may not. */
export interface StayBenefits {
  /** Enters the parks half an hour before others. */
  earlyEntry: boolean;
  /** Books Lightning Lane for the whole stay, 7 days before check-in. */
  stayLanes: boolean;
  /** Books the meals of the first ten days together, 60 days before check-in; null where sources differ. */
  stayDining: boolean | null;
}

interface PartnerHotel extends StayBenefits {
  name: string;
  aliases?: string[];
}

const onTheGrounds = { earlyEntry: true, stayLanes: true, stayDining: null };
const atTheSprings = { earlyEntry: true, stayLanes: false, stayDining: false };

/**
 * Hotels of other operators whose guests have some of the benefits. Hotels with a weak source are left out: Bonnet Creek, Four
 * Seasons and the Renaissance at Disney Springs.
 */
export const partnerHotels: { asOf: CalendarDate; source: string; hotels: PartnerHotel[] } = {
  asOf: '2026-11-23',
  source: 'Public hotel guides, April 2025 to November 2026; benefits of 2027 are not confirmed',
  hotels: [
    { name: 'Walt Disney World Swan', ...onTheGrounds },
    { name: 'Walt Disney World Dolphin', aliases: ['Swan and Dolphin'], ...onTheGrounds },
    { name: 'Walt Disney World Swan Reserve', ...onTheGrounds },
    { name: 'Shades of Green', aliases: ['SOG'], ...onTheGrounds },
    { name: 'Drury Plaza Hotel Orlando - Disney Springs Area', aliases: ['Drury Plaza'], ...atTheSprings },
    {
      name: 'Hilton Orlando Buena Vista Palace',
      aliases: ['Hilton Buena Vista Palace', 'Buena Vista Palace'],
      ...atTheSprings,
    },
    {
      name: 'Hilton Orlando Lake Buena Vista',
      aliases: ['Hilton Lake Buena Vista', 'Hilton Disney Springs'],
      ...atTheSprings,
    },
    {
      name: 'DoubleTree Suites by Hilton Orlando - Disney Springs Area',
      aliases: ['DoubleTree Disney Springs'],
      ...atTheSprings,
    },
    {
      name: 'Holiday Inn Orlando - Disney Springs Area',
      aliases: ['Holiday Inn Disney Springs'],
      ...atTheSprings,
    },
    {
      name: 'Wyndham Garden Lake Buena Vista',
      aliases: ['Wyndham Garden Disney Springs', 'Wyndham Lake Buena Vista'],
      ...atTheSprings,
    },
  ],
};

const partnerNamed = placeMatcher(partnerHotels.hotels);

/** Whether the parks' operator runs the hotel of an on-site stay: only such hotels sell its dining plans. */
export const isRunByParks = ({ hotelName, onSite }: Pick<LandStay, 'hotelName' | 'onSite'>): boolean =>
  onSite && partnerNamed(hotelName) === null;

/** The benefits of a stay: all of them on site, those of {@link partnerHotels} at one of these, else none. */
export const stayBenefits = ({ hotelName, onSite }: Pick<LandStay, 'hotelName' | 'onSite'>): StayBenefits =>
  partnerNamed(hotelName) ?? { earlyEntry: onSite, stayLanes: onSite, stayDining: onSite };

/** Whether the party sleeps at a hotel with early entry on a date: from the day of check-in to that of check-out. */
export const hasEarlyEntry = (stays: readonly LandStay[], date: CalendarDate): boolean =>
  stays.some((stay) => stay.checkIn <= date && date <= stay.checkOut && stayBenefits(stay).earlyEntry);
