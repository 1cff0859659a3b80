import { findPort } from '@landsea/rules/catalogue';
import type { PortGuide } from '@landsea/contracts/catalogue';
import { countDaysBetween, type CalendarDate } from '@landsea/contracts/core';
import type { TripDay, TripDetail } from '@landsea/contracts/trip';
import { isSeaDay } from '../../trip-frame/rules/land-and-sea';

export interface CruiseDay {
  date: CalendarDate;
  kind: Extract<TripDay['kind'], 'embarkation' | 'port' | 'sea' | 'debarkation'>;
  place: string;
  /** Undefined at sea and for an unknown port. */
  port: PortGuide | undefined;
  /** 1 for the first night aboard; null on the day the cruise ends. */
  night: number | null;
}

export const listCruiseDays = (
  { sailing, days }: Pick<TripDetail, 'sailing' | 'days'>,
  ports: readonly PortGuide[],
): CruiseDay[] =>
  sailing === null
    ? []
    : days.filter(isSeaDay).map(({ date, kind, place }) => ({
        date,
        kind: kind as CruiseDay['kind'],
        place: place ?? 'At Sea',
        port: place === null || kind === 'sea' ? undefined : findPort(place, ports),
        night: kind === 'debarkation' ? null : countDaysBetween(sailing.embarkationDate, date) + 1,
      }));
