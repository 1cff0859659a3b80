import { PhotoSpot } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import { aDayItem } from '../../../testing/day-fixtures';
import { lineId } from '../../../testing/trip-fixtures';
import { isPhoto, type PhotoItem } from '../photo-rules';

/** A Magic Shot in front of the castle, best late in the day. Parsed by the contract, so that it cannot rot. */
export const aSpot = (overrides: Partial<PhotoSpot> = {}): PhotoSpot =>
  PhotoSpot.parse({
    id: 'castle-hub',
    name: 'Castle hub',
    park: 'magic-kingdom',
    land: 'main-street-usa',
    kind: 'magic-shot',
    facing: 'north',
    bestLight: { from: '16:00', to: '18:30' },
    poorLight: { from: '12:00', to: '14:00' },
    note: 'Best light: until sunset. Tinker Bell is added later',
    point: null,
    asOf: '2026-11-01',
    source: 'Public photo report, 2026',
    confidence: 'medium',
    ...overrides,
  });

/** Planned at 5 PM on the first day, by a photographer. */
export const aShot = (id: number, overrides: Partial<DayItem> = {}): PhotoItem => {
  const item = aDayItem({
    id: lineId(id),
    title: 'Castle hub',
    catalogueId: 'castle-hub',
    time: '17:00',
    place: 'Main Street, U.S.A.',
    details: { kind: 'photo', light: null, isPhotoPass: true, taken: false },
    ...overrides,
  });
  if (!isPhoto(item)) throw new Error('not a photo');
  return item;
};
