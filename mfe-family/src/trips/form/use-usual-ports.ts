import type { SailingDraft } from '@landsea/contracts/trip';
import { useCatalogueList } from '../../trip-page/catalogue/catalogue-api';
import { useGetCatalogueQuery } from '../../trip-page/catalogue/trip-catalogue-api';
import { findUsualPorts } from './usual-ports';

const none: never[] = [];

export const useUsualPorts = () => {
  const { entries: itineraries = none } = useCatalogueList('itineraries');
  const { data: catalogue } = useGetCatalogueQuery();
  const ports = catalogue?.ports ?? none;
  return {
    itineraries,
    portsOf: (sailing: Pick<SailingDraft, 'ship' | 'nights' | 'embarkationDate'>) =>
      findUsualPorts(sailing, { itineraries, ports }),
  };
};
