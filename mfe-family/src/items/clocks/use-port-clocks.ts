import type { PortClock } from '@landsea/rules/trip';
import type { TripDetail } from '@landsea/contracts/trip';
import { useCatalogueList } from '../../catalogue/api/catalogue-api';

const none: readonly PortClock[] = [];

/** Only a trip with a sailing loads the ports. */
export const usePortClocks = ({ sailing }: Pick<TripDetail, 'sailing'>): readonly PortClock[] =>
  useCatalogueList('ports', { skip: sailing === null }).entries ?? none;
