import type { CatalogueEntries, CatalogueKind } from '@landsea/contracts/catalogue';
import type { TripDetail } from '@landsea/contracts/trip';
import type { DayItems } from './use-day-items';
import { useTripDays } from './use-trip-days';
import { useCatalogueList } from '../../catalogue/api/catalogue-api';

interface TripWithList<K extends CatalogueKind> {
  loaded: { trip: TripDetail; dayItems: DayItems; entries: CatalogueEntries[K][] } | undefined;
  error: unknown;
  retry: () => void;
}

export const useTripWithList = <K extends CatalogueKind>(tripId: string, kind: K): TripWithList<K> => {
  const days = useTripDays(tripId);
  const { entries, error: listError, refetch } = useCatalogueList(kind);
  return {
    loaded: days.loaded && entries ? { ...days.loaded, entries } : undefined,
    error: days.error ?? (entries ? undefined : listError),
    retry: () => {
      days.retry();
      refetch();
    },
  };
};
