import { minuteOf, plannedDay, plannedTimeline } from '@landsea/contracts/day-plans';
import type { BestOrder } from '@landsea/contracts/planning';
import { ana, ben, FamilyItems, familyDay, leo, orderOf } from './testing/family-days.js';

const id = ({ id }: { id?: string | undefined }): string => id ?? '';
const stopOf = ({ stops }: BestOrder, title: string) => stops.find((stop) => stop.title === title);

describe('best orders of a family that divides', () => {
  it('put what different people do beside each other, and are proven', async () => {
    const context = familyDay('magic-kingdom');
    const day = new FamilyItems(context);
    const onlyBen = { people: [id(ben)] };
    const others = { people: [id(ana), id(leo)] };
    day.ride('tron-lightcycle-run', onlyBen);
    day.ride('dumbo-the-flying-elephant', others);
    day.ride('the-barnstormer', others);
    for (const ride of ['space-mountain', 'haunted-mansion', 'jungle-cruise']) day.ride(ride);
    const best = await orderOf(day.items, context, { goal: 'earliest-finish' });
    expect(best).toMatchObject({ proven: true, dropped: [] });
    const tron = stopOf(best, 'tron-lightcycle-run');
    const dumbo = stopOf(best, 'dumbo-the-flying-elephant');
    const from = [tron, dumbo].map((stop) => minuteOf(stop?.time ?? ''));
    const until = [tron, dumbo].map((stop) => minuteOf(stop?.end ?? ''));
    expect(Math.max(...from)).toBeLessThan(Math.min(...until));
  });
});

describe('best orders with a rider switch', () => {
  const small = { ...leo, age: 4, heightInches: 40 };

  it('count the second ride in the plan and in the order, for rides that have one', async () => {
    const orders = await Promise.all(
      [leo, small].map(async (child) => {
        const context = { ...familyDay('magic-kingdom'), people: [ana, ben, child] };
        const day = new FamilyItems(context);
        day.ride('space-mountain');
        day.ride('haunted-mansion');
        const plan = plannedTimeline(plannedDay(day.items, context));
        return { plan, best: await orderOf(day.items, context) };
      }),
    );
    const [together, inTurn] = orders;
    const again = stopOf(inTurn?.best as BestOrder, 'space-mountain')?.secondRide;
    expect(again).toEqual({ person: 'Ben', minutes: 13 });
    expect(stopOf(together?.best as BestOrder, 'space-mountain')?.secondRide).toBeNull();
    expect(stopOf(inTurn?.best as BestOrder, 'haunted-mansion')?.secondRide).toBeNull();
    for (const riding of [
      (each: (typeof orders)[number]) => each.plan.totals.riding,
      (each: (typeof orders)[number]) => each.best.best.expected.riding,
    ]) {
      expect(orders.map(riding)[1]).toBe((orders.map(riding)[0] ?? 0) + 13);
    }
  });
});
