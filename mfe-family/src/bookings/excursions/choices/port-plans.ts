import { getStatusOn, pricePartyOuting } from '@landsea/rules/day-plans';
import type { Excursion } from '@landsea/contracts/catalogue';
import { getFailureText, type DayItems, type WriteOutcome } from '../../../items/queue/use-day-items';
import type { CruiseDay } from '../cruise-days';
import { getPlanningCents } from '../outings/party-price';
import { splitByMinAge, type Guest } from '../who-can-go';
import type { BookedOuting } from './booked-dialog';
import { makeAboardDraft, makeOutingDraft, makeOwnOutingDraft, type OutingItem } from './outing-draft';
import type { OwnOuting } from './own-outing-dialog';
import type { PlannedOuting } from './plan-outing-dialog';

type Writes = Pick<DayItems, 'add' | 'change' | 'remove' | 'vote'>;

interface Stop {
  day: CruiseDay;
  guests: readonly Guest[];
  ship: string;
}

const failed = async (written: Promise<WriteOutcome>) => getFailureText(await written);

export const makePortPlans = (writes: Writes, { day, guests, ship }: Stop) => {
  const choice = (going: readonly Guest[]) => ({ id: crypto.randomUUID(), day, going, guests });
  const asForm = { isForm: true };
  const peopleOf = (people: readonly Guest[]) =>
    people.length === guests.length ? null : people.map(({ id }) => id);
  return {
    plan: (outing: Excursion, { people, time }: PlannedOuting) =>
      failed(writes.add(makeOutingDraft(choice(people), outing, time), asForm)),
    suggest: (outing: Excursion) =>
      void writes.add(
        { ...makeOutingDraft(choice(splitByMinAge(outing, guests).can), outing, null), status: 'wish' },
        { undo: `${outing.name} is up for a vote` },
      ),
    edit: (item: OutingItem, outing: Excursion | undefined, { people, time }: PlannedOuting) =>
      failed(
        writes.change(
          item,
          {
            people: peopleOf(people),
            time,
            status: getStatusOn(item.date, item.status),
            ...(outing &&
              item.status !== 'booked' && {
                costCents: getPlanningCents(
                  pricePartyOuting(
                    outing,
                    people.map(({ age }) => age),
                  ),
                ),
              }),
          },
          asForm,
        ),
      ),
    book: (item: OutingItem, booked: BookedOuting) =>
      failed(writes.change(item, { ...booked, status: 'booked', isFixed: booked.time !== null }, asForm)),
    stayAboard: (people: readonly Guest[]) =>
      writes.add(makeAboardDraft(choice(people), ship), { undo: 'Saved to the day' }),
    addOwn: ({ people, ...outing }: OwnOuting) =>
      failed(writes.add(makeOwnOutingDraft(choice(people), outing), asForm)),
    vote: writes.vote,
    remove: (item: OutingItem) => void writes.remove(item),
  };
};
export type PortPlans = ReturnType<typeof makePortPlans>;
