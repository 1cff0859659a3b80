import type { Restaurant } from '@landsea/contracts/catalogue';
import { entryOf, placeOf, walkOn } from '@landsea/contracts/day-plans';
import type { DayContext } from '@landsea/contracts/day-plans';
import type { DayItem } from '@landsea/contracts/planning';
import { useMemo } from 'react';

/**
 * Minutes on foot to a restaurant from the nearest thing that is planned that day in the same park; undefined without a day,
 * elsewhere, or where nothing is planned yet.
 */
export const useWalkFromPlan = (
  items: readonly DayItem[],
  context: DayContext | undefined,
): ((restaurant: Restaurant) => number | undefined) =>
  useMemo(() => {
    if (!context) return () => undefined;
    const walk = walkOn(context);
    const places = items
      .filter(({ details }) => details.kind !== 'dining')
      .map((item) => placeOf(item, entryOf(item, context.catalogue)));
    return ({ park, area, point }: Restaurant) => {
      const minutes = places
        .filter((place) => park !== null && place.park === park)
        .map((place) => walk(place, { park, land: area, point }));
      return minutes.length > 0 ? Math.min(...minutes) : undefined;
    };
  }, [items, context]);
