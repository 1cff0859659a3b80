import type {
  Airport,
  Attraction,
  Restaurant,
  Snack,
  CharacterMeet,
  PhotoSpot,
  ParkCalendar,
  Travel,
  Excursion,
  PortGuide,
  ShipVenue,
  Show,
} from '@landsea/contracts/catalogue';

export interface DayCatalogue {
  attractions: readonly Attraction[];
  shows: readonly Show[];
  restaurants: readonly Restaurant[];
  snacks: readonly Snack[];
  meets: readonly CharacterMeet[];
  photoSpots: readonly PhotoSpot[];
  /** Absent for trips without a ship. */
  shipVenues?: readonly ShipVenue[];
  excursions?: readonly Excursion[];
  ports?: readonly PortGuide[];
  calendar: ParkCalendar;
  travel: Travel;
  /** Absent: the way is the one from Orlando. */
  airports?: readonly Airport[];
}
