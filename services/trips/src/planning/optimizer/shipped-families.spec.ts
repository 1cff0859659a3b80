import type { MealPeriod } from '@landsea/contracts/catalogue';
import { makeBlankDetails, makePlannedDay, getPlannedTimeline } from '@landsea/rules/day-plans';
import { toMinute } from '@landsea/rules/trip';
import type { BestOrder, DayItem } from '@landsea/contracts/planning';
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
    const [tron, dumbo, barnstormer] = [
      'tron-lightcycle-run',
      'dumbo-the-flying-elephant',
      'the-barnstormer',
    ].map((title) => stopOf(best, title));
    const isBesideTron = (other: typeof tron): boolean =>
      (other?.time ?? '') < (tron?.end ?? '') && (tron?.time ?? '') < (other?.end ?? '');
    expect([dumbo, barnstormer].some(isBesideTron)).toBe(true);
  });
});

describe('the end of a day on which the family divides', () => {
  it('is the same for all: nobody rides on alone after the fireworks for a shorter line', async () => {
    const context = familyDay('magic-kingdom');
    const day = new FamilyItems(context);
    day.ride('tron-lightcycle-run', { people: [id(ben)] });
    for (const ride of ['haunted-mansion', 'jungle-cruise']) day.ride(ride);
    day.show('happily-ever-after');
    const best = await orderOf(day.items, context);
    expect(best.stops.at(-1)?.title).toBe('happily-ever-after');
  });
});

describe('best orders of a day of arrival and departure', () => {
  const context = { ...familyDay('magic-kingdom'), arrivesAt: '13:00', leavesAt: '20:00' };
  const rides = ['space-mountain', 'haunted-mansion', 'jungle-cruise'];

  it('keep within the time that the family is there, in the plan and in the order', async () => {
    const day = new FamilyItems(context);
    for (const ride of rides) day.ride(ride);
    day.show('happily-ever-after');
    for (const goal of ['earliest-finish', 'least-effort'] as const) {
      const best = await orderOf(day.items, context, { goal });
      expect(best.stops.map(({ title }) => title).sort()).toEqual([...rides].sort());
      expect(best.stops.every(({ time, end }) => time >= '13:00' && end <= '20:00')).toBe(true);
      expect(best.dropped).toEqual([
        expect.objectContaining({
          title: 'happily-ever-after',
          reason: 'It does not play before 9:00 PM, after you leave',
        }),
      ]);
    }
    const plan = getPlannedTimeline(makePlannedDay(day.items, context));
    expect(plan.stops.map(({ id }) => id)).toHaveLength(3);
    expect(plan.stops.every(({ arrives, end }) => arrives >= 780 && end <= 1200)).toBe(true);
  });

  it('move what an earlier order put before the arrival, and drop a time that was chosen', async () => {
    const day = new FamilyItems(context);
    day.ride('space-mountain', { time: '08:43', proposedTime: '08:43' });
    day.ride('jungle-cruise', { time: '09:30' });
    const best = await orderOf(day.items, context);
    expect(best.stops.map(({ title, time }) => `${title} ${time}`)).toEqual([
      expect.stringMatching(/^space-mountain 13:/),
    ]);
    expect(best.dropped).toEqual([
      expect.objectContaining({ reason: 'jungle-cruise is at 9:30 AM, and you arrive at 1:00 PM' }),
    ]);
  });
});

describe('best orders with several meals', () => {
  const mealAt = (meal: MealPeriod) => ({
    details: { ...makeBlankDetails('dining'), meal } as DayItem['details'],
  });

  it.each(['earliest-finish', 'least-effort'] as const)('keep them apart (%s)', async (goal) => {
    const context = familyDay('magic-kingdom');
    const day = new FamilyItems(context);
    day.meal('the-crystal-palace', mealAt('breakfast'));
    day.meal('cosmic-rays-starlight-cafe', mealAt('lunch'));
    day.meal('be-our-guest-restaurant', mealAt('dinner'));
    for (const ride of ['seven-dwarfs-mine-train', 'peter-pans-flight', 'haunted-mansion']) day.ride(ride);
    const best = await orderOf(day.items, context, { goal });
    expect(best.dropped).toEqual([]);
    const meals = best.stops.filter(({ title }) => /palace|cafe|guest/.test(title));
    expect(meals).toHaveLength(3);
    meals.slice(1).forEach(({ start }, index) => {
      expect(toMinute(start) - toMinute(meals[index]?.end ?? '')).toBeGreaterThanOrEqual(90);
    });
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
        const plan = getPlannedTimeline(makePlannedDay(day.items, context));
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
