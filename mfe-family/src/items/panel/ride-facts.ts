import type { Attraction } from '@landsea/contracts/catalogue';

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
