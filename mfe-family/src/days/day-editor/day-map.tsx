import { parkNames } from '@landsea/contracts/catalogue';
import type { DayContext } from '@landsea/rules/day-plans';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDay } from '@landsea/contracts/trip';
import { mapShapes } from '../../catalogue/park-map/map-shapes';
import { ParkMap } from '../../catalogue/park-map/park-map';

interface DayMapProps {
  day: TripDay;
  items: readonly DayItem[];
  context: DayContext;
}

export function DayMap({ day, items, context }: DayMapProps) {
  const parks = day.parks.flatMap((park) => {
    const shapes = mapShapes(park, items, context);
    return shapes && shapes.stops.length > 0 ? [{ park, shapes }] : [];
  });
  if (parks.length === 0) return null;
  return (
    <aside aria-label="On the map" className="sticky top-20 grid content-start gap-5 self-start print:hidden">
      {parks.map(({ park, shapes }) => (
        <section key={park} className="grid gap-2">
          <h2 className="font-display text-lg">{parkNames[park]}</h2>
          <ParkMap park={park} shapes={shapes} />
        </section>
      ))}
      <p className="text-sm text-muted">
        Numbers follow the times in the list. Approximate locations, to spot backtracking.
      </p>
    </aside>
  );
}
