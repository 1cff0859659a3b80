import type { SailingDraft } from '@landsea/contracts/trip';
import { useCatalogueList } from '../../catalogue/api/catalogue-api';
import { useGetCatalogueQuery } from '../../catalogue/api/trip-catalogue-api';
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
