import type { Attraction } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import { useCatalogueList } from '../../catalogue/catalogue-api';

/** `Indoors · Single rider line · At least 40 inches tall`; empty where there is nothing to say. */
export const rideFacts = ({
  indoors,
  singleRider,
  heightInches,
}: Pick<Attraction, 'indoors' | 'singleRider' | 'heightInches'>): string =>
  [
    indoors ? 'Indoors' : '',
    singleRider ? 'Single rider line' : '',
    heightInches === null ? '' : `At least ${String(heightInches)} inches tall`,
  ]
    .filter(Boolean)
    .join(' · ');

/** What a family should know about a ride before it joins the line; nothing for what is no ride of the catalog. */
export function RideFacts({ item }: { item: Pick<DayItem, 'catalogueId' | 'details'> }) {
  const isRide = item.details.kind === 'attraction' || item.details.kind === 'lane';
  const skip = item.catalogueId === null || !isRide;
  const { entries } = useCatalogueList('attractions', { skip });
  const ride = skip ? undefined : entries?.find(({ id }) => id === item.catalogueId);
  const facts = ride ? rideFacts(ride) : '';
  return facts ? <p className="text-sm text-muted">{facts}</p> : null;
}
