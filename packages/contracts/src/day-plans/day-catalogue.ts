import type { Airport } from '../catalogue/airports.js';
import type { Attraction } from '../catalogue/attractions.js';
import type { Restaurant, Snack } from '../catalogue/food.js';
import type { CharacterMeet, PhotoSpot } from '../catalogue/meets-and-photos.js';
import type { ParkCalendar, Travel } from '../catalogue/park-calendar.js';
import type { Excursion, PortGuide, ShipVenue } from '../catalogue/sea.js';
import type { Show } from '../catalogue/shows.js';

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
