import type { CreateDayItem, DayItem } from '@landsea/contracts/planning';
import type { ItemsStep } from '../../../items/queue/item-change';
import { formatNames, type Guest } from '../who-can-go';

/** An earlier meal is a brunch. */
export const FIRST_DINNER = '17:00';

/** Replaces that night's rotation dinner for the people who go; undefined when nobody misses one. */
export const makeAdultDinnerStep = (
  meal: CreateDayItem,
  dinner: DayItem | undefined,
  guests: readonly Guest[],
): ItemsStep | undefined => {
  if (!dinner || !meal.time || meal.time < FIRST_DINNER) return undefined;
  const goes = ({ id }: Guest) => !meal.people || meal.people.includes(id);
  const atDinner = guests.filter(({ id }) => dinner.people === null || dinner.people.includes(id));
  const stay = atDinner.filter((guest) => !goes(guest));
  if (stay.length === atDinner.length) return undefined;
  if (stay.length === 0)
    return { title: `${meal.title} added in place of ${dinner.title}`, add: [meal], remove: [dinner.id] };
  return {
    title: `${meal.title} added; ${dinner.title} stays for ${formatNames(stay)}`,
    add: [meal],
    change: [{ id: dinner.id, people: stay.map(({ id }) => id) }],
  };
};
