import { placeMatcher } from '../catalogue/place-matcher.js';
import type { CalendarDate } from '@landsea/contracts/core';
import type { LandStay } from '@landsea/contracts/trip';

export interface StayBenefits {
  earlyEntry: boolean;
  stayLanes: boolean;
  /** Null where sources differ. */
  stayDining: boolean | null;
}

interface PartnerHotel extends StayBenefits {
  name: string;
  aliases?: string[];
}

const onTheGrounds = { earlyEntry: true, stayLanes: true, stayDining: null };
const atTheSprings = { earlyEntry: true, stayLanes: false, stayDining: false };

/**
 * Hotels with a weak source are left out: Bonnet Creek, Four Seasons and the Renaissance at Disney Springs.
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

/** Only such hotels sell dining plans. */
export const isRunByParks = ({ hotelName, onSite }: Pick<LandStay, 'hotelName' | 'onSite'>): boolean =>
  onSite && partnerNamed(hotelName) === null;

export const getStayBenefits = ({
  hotelName,
  onSite,
}: Pick<LandStay, 'hotelName' | 'onSite'>): StayBenefits =>
  partnerNamed(hotelName) ?? { earlyEntry: onSite, stayLanes: onSite, stayDining: onSite };

/** Check-in and check-out days count. */
export const hasEarlyEntry = (stays: readonly LandStay[], date: CalendarDate): boolean =>
  stays.some((stay) => stay.checkIn <= date && date <= stay.checkOut && getStayBenefits(stay).earlyEntry);
