import type { Airport } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import type { DayClock } from '@landsea/contracts/trip';

/** `LAX to MCO`, `ORD → MCO`, `SEA-MCO`. */
const WAY = /\b([A-Z]{3})\s*(?:to|[-–—→>/])\s*[A-Z]{3}\b/;

export const getFlightClock = (
  { details, title, place, note }: DayItem,
  airports: readonly Airport[] = [],
): DayClock | undefined => {
  if (details.kind !== 'note' || details.isFlight !== true) return undefined;
  const code = [title, place, note].flatMap((text) => WAY.exec(text ?? '')?.[1] ?? [])[0];
  const airport = airports.find(({ iata }) => iata === code);
  return airport && { timeZone: airport.timeZone, label: `${airport.city} time` };
};
