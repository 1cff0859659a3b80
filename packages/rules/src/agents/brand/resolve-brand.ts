import { brandPicturePath, type Brand, type BrandLayer } from '@landsea/contracts/agents';
import { makeBrandColors } from './brand-colors.js';

export type BrandValues = Omit<BrandLayer, 'version'>;

export interface BrandSources {
  agencyName: string | null;
  agency: BrandValues | null;
  own: BrandValues | null;
}

const listLines = (text: string | null): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * An agent's value wins over the agency's.
 * @returns undefined while nobody has saved anything, or no name is known.
 */
export const resolveBrand = ({ agencyName, agency, own }: BrandSources): Brand | undefined => {
  if (!agency && !own) return undefined;
  const pick = <K extends keyof BrandValues>(field: K): BrandValues[K] | null =>
    own?.[field] ?? agency?.[field] ?? null;
  const name = pick('name') ?? agencyName ?? pick('agentName');
  if (!name) return undefined;
  const color = pick('color');
  const [logoId, photoId] = [pick('logoId'), pick('photoId')];
  return {
    name,
    logo: logoId && brandPicturePath(logoId),
    photo: photoId && brandPicturePath(photoId),
    colors: color === null ? null : makeBrandColors(color),
    agentName: pick('agentName'),
    phone: pick('phone'),
    hours: pick('hours'),
    signature: pick('signature'),
    replyTo: pick('replyTo'),
    legalLines: listLines(pick('legalLines')),
    poweredBy: pick('poweredBy') ?? true,
  };
};
