import type { ParkId, Point } from '@landsea/contracts/catalogue';
import { findEntry, getItemPlace, walkOn, type DayContext } from '@landsea/rules/day-plans';
import type { DayItem } from '@landsea/contracts/planning';
import { useMemo } from 'react';

interface Spot {
  park: ParkId | null;
  /** A land, or the catalog's area of a restaurant. */
  land: string;
  point: Point | null;
}

/**
 * Minutes from the nearest plan of that day in the same park; undefined without a day or a plan, and
 * elsewhere. Items of `kind` do not count as plans.
 */
export const useWalkFromPlan = (
  items: readonly DayItem[],
  context: DayContext | undefined,
  kind: DayItem['details']['kind'],
): ((spot: Spot) => number | undefined) =>
  useMemo(() => {
    if (!context) return () => undefined;
    const walk = walkOn(context);
    const places = items
      .filter(({ details }) => details.kind !== kind)
      .map((item) => getItemPlace(item, findEntry(item, context.catalogue)));
    return ({ park, land, point }: Spot) => {
      const minutes = places
        .filter((place) => park !== null && place.park === park)
        .map((place) => walk(place, { park, land, point }));
      return minutes.length > 0 ? Math.min(...minutes) : undefined;
    };
  }, [items, context, kind]);
