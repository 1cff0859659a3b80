import { CalendarDate, addDays, getDateIn } from '@landsea/contracts/core';
import { useNow } from '../../frame/use-now';

/** Far enough ahead that everything can still be booked. */
const USUAL_LEAD_DAYS = 90;
/** No prices are known further ahead. */
const MOST_DAYS_AHEAD = 730;

/** The address's day if it is ahead, else one three months from now; null until today is known. */
export const useFirstDay = (query: URLSearchParams): string | null => {
  const now = useNow();
  if (now === null) return null;
  const today = getDateIn(now);
  const asked = CalendarDate.safeParse(query.get('from')).data;
  const isAhead = asked !== undefined && asked >= today && asked <= addDays(today, MOST_DAYS_AHEAD);
  return isAhead ? asked : addDays(today, USUAL_LEAD_DAYS);
};
