import type { CatalogueEntries, CatalogueKind } from '@landsea/contracts/catalogue';
import type { TripDetail } from '@landsea/contracts/trip';
import { useGetTripQuery } from '../api/trip-api';
import { useDayItems } from '../items/use-day-items';
import type { DayItems } from '../items/use-day-items';
import { visibleData } from '../page/visible-data';
import { useCatalogueList } from './catalogue-api';

interface TripWithList<K extends CatalogueKind> {
  /** Undefined until all of it is there. */
  loaded: { trip: TripDetail; plans: DayItems; entries: CatalogueEntries[K][] } | undefined;
  error: unknown;
  retry: () => void;
}

/** A trip with its items and one list of the catalog, as the pages need them that plan from such a list. */
export const useTripWithList = <K extends CatalogueKind>(tripId: string, kind: K): TripWithList<K> => {
  const query = useGetTripQuery(tripId);
  const plans = useDayItems(tripId);
  const { entries, error: listError, refetch } = useCatalogueList(kind);
  const trip = visibleData(query);
  return {
    loaded: trip && plans.plans && entries ? { trip, plans, entries } : undefined,
    error: (trip ? undefined : query.error) ?? plans.error ?? (entries ? undefined : listError),
    retry: () => {
      void query.refetch();
      plans.refetch();
      refetch();
    },
  };
};
