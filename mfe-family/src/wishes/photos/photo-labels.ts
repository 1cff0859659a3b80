import type { PhotoSpot } from '@landsea/contracts/catalogue';
import { formatMoney } from '@landsea/web-kit';
import type { LightThen } from './photo-light';
import type { PhotoChoice } from './photo-products';

export const spotKindLabels: Record<PhotoSpot['kind'], string> = {
  photopass: 'PhotoPass photographer',
  'magic-shot': 'Magic Shot',
  scenic: 'Scenic view',
  'ride-photo': 'Ride photo',
};

export const lightLabels: Record<LightThen, string> = {
  best: 'best light',
  fair: 'fair light',
  poor: 'poor light',
  dark: 'after dark',
};

const dollars = (cents: number) => formatMoney(cents, { whole: true });

/**
 * `Memory Maker is worth it: $185 instead of $240 for 12 photo downloads.` `choices` starts with the
 * cheapest; `paysFrom` is the break-even number of photos.
 */
export const formatVerdict = ([best, ...others]: readonly PhotoChoice[], paysFrom: number): string => {
  const from = `It pays from ${paysFrom} photos on.`;
  const [next] = others;
  const memoryMaker = others.find(({ kind }) => kind === 'memory-maker');
  if (!best || !next) return `Plan PhotoPass and ride photos below to see whether Memory Maker pays. ${from}`;
  if (best.kind === 'memory-maker' || !memoryMaker)
    return `Memory Maker is worth it: ${dollars(best.cents)} instead of ${dollars(next.cents)} for ${next.label}. You save ${dollars(next.cents - best.cents)}.`;
  const less = `you pay ${dollars(best.cents)}, ${dollars(memoryMaker.cents - best.cents)} less.`;
  return `Memory Maker is not worth it: with ${best.label} ${less}${best.kind === 'downloads' ? ` ${from}` : ''}`;
};
