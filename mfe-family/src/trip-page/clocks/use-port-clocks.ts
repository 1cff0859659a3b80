import type { PortClock, TripDetail } from '@landsea/contracts/trip';
import { useCatalogueList } from '../catalogue/catalogue-api';

const none: readonly PortClock[] = [];

/** The ports of the catalog with their clocks, for a trip with a sailing; none until they are loaded. */
export const usePortClocks = ({ sailing }: Pick<TripDetail, 'sailing'>): readonly PortClock[] =>
  useCatalogueList('ports', { skip: sailing === null }).entries ?? none;
