import type { ClockTime } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';

export const ROTATIONAL_DINING = 'Rotational dining';

export const ADULT_DINING = 'Adult dining';

/** A dinner in the rotation or a table of an adult restaurant. */
export const isShipMeal = ({ details }: Pick<DayItem, 'details'>): boolean =>
  details.kind === 'activity' && (details.section === ROTATIONAL_DINING || details.section === ADULT_DINING);

export type Seating = 'early' | 'late';

const LAST_EARLY_DINNER = '18:59';

export const getSeatingAt = (time: ClockTime): Seating => (time <= LAST_EARLY_DINNER ? 'early' : 'late');

/** A dinner in the rotation is "Dinner: 1923, late seating". */
export const formatItemName = ({
  title,
  time,
  details,
}: Pick<DayItem, 'title' | 'time' | 'details'>): string => {
  if (details.kind !== 'activity' || details.section !== ROTATIONAL_DINING) return title;
  const dinner = /^dinner/i.test(title) ? title : `Dinner: ${title}`;
  return time === null ? dinner : `${dinner}, ${getSeatingAt(time)} seating`;
};
