import type { Attraction } from '@landsea/contracts/catalogue';

/** `Indoors · Single rider line · At least 40 inches tall`; empty without facts. */
export const formatRideFacts = ({
  indoors,
  singleRider,
  heightInches,
}: Pick<Attraction, 'indoors' | 'singleRider' | 'heightInches'>): string =>
  [
    indoors ? 'Indoors' : '',
    singleRider ? 'Single rider line' : '',
    heightInches === null ? '' : `At least ${heightInches} inches tall`,
  ]
    .filter(Boolean)
    .join(' · ');
