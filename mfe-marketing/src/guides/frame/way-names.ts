import type { Travel } from '@landsea/contracts/catalogue';
import type { TravelWay } from '@landsea/rules/transportation';

/** A no-break space joins the words that the table joins. */
export const nameKind = (kind: string, { modes = [] }: Pick<Travel, 'modes'>): string =>
  modes.find((mode) => mode.kind === kind)?.name ?? `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;

export const nameWay = ({ legs }: TravelWay, travel: Pick<Travel, 'modes'>): string => {
  const text = legs
    .map(({ kind }, index) => (index === 0 ? nameKind(kind, travel) : nameKind(kind, travel).toLowerCase()))
    .join(', then ');
  return text.replace('skyliner', 'Skyliner');
};
