import type { ParkCalendar, PhotoSpot } from '@landsea/contracts/catalogue';
import { countDaysBetween, type CalendarDate } from '@landsea/contracts/core';
import { isLane, isPartOfPlan, isSelected } from '@landsea/rules/day-plans';
import { photoProductIds, type CreateDayItem, type DayItem } from '@landsea/contracts/planning';
import type { PhotoItem } from './photo-rules';

const allProductIds: readonly string[] = Object.values(photoProductIds);

/**
 * The advance price needs the purchase this many days before the first photo. Source: the operator's photo
 * terms.
 */
const ADVANCE_DAYS = 3;

export const isPhotoProduct = ({ catalogueId }: Pick<DayItem, 'catalogueId'>): boolean =>
  catalogueId !== null && allProductIds.includes(catalogueId);

/** Holders of Multi Pass get that day's ride photos. */
export const listMultiPassDates = (items: readonly DayItem[]): Set<string> =>
  new Set(
    items
      .filter(isLane)
      .filter((item) => item.details.product === 'multi' && isSelected(item))
      .flatMap(({ date }) => date ?? []),
  );

export interface PhotoCount {
  photographer: number;
  ride: number;
  /** Ride photos that come with Multi Pass and need no download. */
  included: number;
  /** Keys are dates; the empty text holds photos without a day. */
  byDate: Map<string, number>;
}

/** One photo each; wishes and cancelled shots do not count. */
export const countPhotos = (
  shots: readonly PhotoItem[],
  spots: readonly Pick<PhotoSpot, 'id' | 'kind'>[],
  laneDates: ReadonlySet<string>,
): PhotoCount => {
  const rides = new Set(spots.flatMap(({ id, kind }) => (kind === 'ride-photo' ? id : [])));
  const sold = shots.filter((shot) => shot.details.isPhotoPass && isPartOfPlan(shot));
  const isRide = ({ catalogueId }: PhotoItem) => catalogueId !== null && rides.has(catalogueId);
  const isIncluded = (shot: PhotoItem) => isRide(shot) && shot.date !== null && laneDates.has(shot.date);
  const byDate = new Map<string, number>();
  for (const shot of sold.filter((each) => !isIncluded(each)))
    byDate.set(shot.date ?? '', (byDate.get(shot.date ?? '') ?? 0) + 1);
  return {
    photographer: sold.filter((shot) => !isRide(shot)).length,
    ride: sold.filter(isRide).length,
    included: sold.filter(isIncluded).length,
    byDate,
  };
};

export interface Purchase {
  productId: string;
  title: string;
  date: CalendarDate;
  cents: number;
}

export interface PhotoChoice {
  kind: 'memory-maker' | 'one-day' | 'downloads';
  label: string;
  cents: number;
  purchases: Purchase[];
}

interface Moment {
  today: CalendarDate;
  /** The first park day, or the first day of a trip without one. */
  firstDay: CalendarDate;
}

const photosText = (count: number) => `${count} photo ${count === 1 ? 'download' : 'downloads'}`;

export const listPhotoChoices = (
  { byDate }: Pick<PhotoCount, 'byDate'>,
  prices: ParkCalendar['photos'],
  { today, firstDay }: Moment,
): PhotoChoice[] => {
  const total = [...byDate.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return [];
  const downloads = (count: number): Purchase[] =>
    count === 0
      ? []
      : [
          {
            productId: photoProductIds.downloads,
            title: photosText(count),
            date: firstDay,
            cents: count * prices.singleDownload,
          },
        ];
  const choice = (kind: PhotoChoice['kind'], label: string, purchases: Purchase[]): PhotoChoice => ({
    kind,
    label,
    cents: purchases.reduce((sum, { cents }) => sum + cents, 0),
    purchases,
  });
  const isEarly = countDaysBetween(today, firstDay) >= ADVANCE_DAYS;
  const memoryMaker: Purchase = {
    productId: isEarly ? photoProductIds.advance : photoProductIds.duringTrip,
    title: isEarly ? 'Memory Maker, bought in advance' : 'Memory Maker',
    date: firstDay,
    cents: isEarly ? prices.advance : prices.duringTrip,
  };
  const passDays = [...byDate].filter(
    ([date, count]) => date !== '' && count * prices.singleDownload > prices.oneDay,
  );
  const rest = total - passDays.reduce((sum, [, count]) => sum + count, 0);
  const oneDay = passDays.map(([date]) => ({
    productId: photoProductIds.oneDay,
    title: 'Memory Maker One Day',
    date,
    cents: prices.oneDay,
  }));
  const oneDayLabel = `Memory Maker One Day${passDays.length > 1 ? ` on ${passDays.length} days` : ''}`;
  return [
    choice('memory-maker', memoryMaker.title, [memoryMaker]),
    ...(oneDay.length > 0
      ? [
          choice('one-day', rest > 0 ? `${oneDayLabel} and ${photosText(rest)}` : oneDayLabel, [
            ...oneDay,
            ...downloads(rest),
          ]),
        ]
      : []),
    choice('downloads', photosText(total), downloads(total)),
  ].sort((a, b) => a.cents - b.cents);
};

/** The number of photos from which Memory Maker costs less than single downloads. */
export const breakEven = (memoryMakerCents: number, { singleDownload }: ParkCalendar['photos']): number =>
  Math.floor(memoryMakerCents / singleDownload) + 1;

export const makePurchaseItem = ({ productId, title, date, cents }: Purchase, id: string): CreateDayItem => ({
  id,
  title,
  date,
  catalogueId: productId,
  status: 'planned',
  costCents: cents,
  details: { kind: 'photo', light: null, isPhotoPass: true, taken: false },
});
