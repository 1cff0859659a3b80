import {
  makeBlankDetails,
  isReleasable,
  formatParkChange,
  makePlannedDay,
  getPlannedTimeline,
} from '@landsea/rules/day-plans';
import { formatTimeOfDay, toMinute } from '@landsea/rules/trip';
import type { BestOrder, DayItem } from '@landsea/contracts/planning';
import { FamilyItems, familyDay, orderOf } from './testing/family-days.js';

const timesOf = ({ stops }: BestOrder): Record<string, string> =>
  Object.fromEntries(stops.map(({ title, time }) => [title, time]));
const headliners = [
  'seven-dwarfs-mine-train',
  'space-mountain',
  'jungle-cruise',
  'peter-pans-flight',
  'haunted-mansion',
];

describe('best orders over the shipped catalog', () => {
  const context = familyDay('magic-kingdom');

  it('keep breakfast, dinner and nap at the times that the family chose', async () => {
    const day = new FamilyItems(context);
    day.meal('the-crystal-palace', { title: 'Breakfast', time: '08:00' });
    for (const ride of headliners) day.ride(ride);
    day.add('break', 'Nap', { time: '13:00', minutes: 90 });
    day.meal('be-our-guest-restaurant', { title: 'Dinner', time: '20:45' });
    const best = await orderOf(day.items, context);
    expect(timesOf(best)).toMatchObject({ Breakfast: '08:00', Nap: '13:00', Dinner: '20:45' });
    expect(best).toMatchObject({ proven: true, dropped: [] });
    expect(best.best.expected.waiting).toBeLessThanOrEqual(best.current.expected.waiting);
  });

  it('move what is released, meals and naps within their windows only', async () => {
    const day = new FamilyItems(context);
    const details = { ...makeBlankDetails('dining'), meal: 'lunch' } as DayItem['details'];
    const lunch = day.meal('the-crystal-palace', { title: 'Lunch', time: '12:30', details });
    const nap = day.add('break', 'Nap', { time: '13:30', minutes: 60 });
    for (const ride of headliners) day.ride(ride);
    const best = await orderOf(day.items, context, { released: [lunch.id, nap.id] });
    const times = timesOf(best);
    expect(best.dropped).toEqual([]);
    expect(toMinute(times.Lunch ?? '')).toBeGreaterThanOrEqual(toMinute('11:00'));
    expect(toMinute(times.Lunch ?? '')).toBeLessThanOrEqual(toMinute('14:30'));
    expect(toMinute(times.Nap ?? '')).toBeGreaterThanOrEqual(toMinute('12:30'));
    expect(toMinute(times.Nap ?? '')).toBeLessThanOrEqual(toMinute('14:30'));
  });

  it('say that a day whose times are all chosen is best as it is', async () => {
    const day = new FamilyItems(context);
    headliners.forEach((ride, index) => day.ride(ride, { time: `${10 + 2 * index}:00` }));
    const best = await orderOf(day.items, context);
    expect(best).toMatchObject({ isBetter: false, changes: [], dropped: [] });
    expect(best.best).toEqual(best.current);
    const freed = await orderOf(day.items, context, {
      released: day.items.filter(isReleasable).map(({ id }) => id),
    });
    expect(freed).toMatchObject({ isBetter: true, proven: true, dropped: [] });
  });

  it('compare with riding before dinner, not after it', async () => {
    const day = new FamilyItems(context);
    day.meal('the-crystal-palace', { title: 'Dinner', time: '18:00', status: 'booked' });
    for (const ride of headliners) day.ride(ride);
    const best = await orderOf(day.items, context, { goal: 'earliest-finish' });
    const timeline = getPlannedTimeline(makePlannedDay(day.items, context));
    const { meeting, ...totals } = timeline.totals;
    expect(meeting).toBe(0);
    expect(best.current.expected).toMatchObject(totals);
    expect(timeline.stops.map(({ id }) => day.items.find((item) => item.id === id)?.title)).toEqual([
      ...headliners,
      'Dinner',
    ]);
    expect(best.current.expected.end).toBe(best.best.expected.end);
    expect(formatTimeOfDay(best.best.expected.end)).toBe('7:20 PM');
  });

  it('count a planned lane without a return time as a lane when replanning', async () => {
    const day = new FamilyItems(context);
    day.show('happily-ever-after', { time: '21:00' });
    const lane = { kind: 'lane', product: 'multi', returnUntil: null, isPreselected: false } as const;
    for (const ride of headliners) day.ride(ride);
    const waited = await orderOf(day.items, context, { from: '12:00' });
    for (const ride of ['peter-pans-flight', 'jungle-cruise', 'space-mountain'])
      day.add('lane', ride, { catalogueId: ride, details: lane });
    const best = await orderOf(day.items, context, { from: '12:00' });
    expect(best.dropped).toEqual([]);
    expect(timesOf(best)['happily-ever-after']).toBe('21:00');
    expect(best.best.expected.waiting).toBeLessThanOrEqual(best.current.expected.waiting);
    expect(best.best.expected.waiting).toBeLessThan(waited.best.expected.waiting);
    const lanes = best.stops.filter(({ itemIds }) => itemIds.length === 2);
    expect(lanes.map(({ way, wait }) => `${way} ${wait}`)).toEqual(['lane 10', 'lane 10', 'lane 10']);
  });

  it('are accepted once: the next one finds nothing better', async () => {
    const day = new FamilyItems(context);
    for (const ride of [...headliners, 'big-thunder-mountain-railroad', 'pirates-of-the-caribbean'])
      day.ride(ride);
    const first = await orderOf(day.items, context);
    const accepted = day.items.map((item) => {
      const time = first.changes.find(({ itemId }) => itemId === item.id)?.after ?? item.time;
      return { ...item, time, proposedTime: time };
    });
    const second = await orderOf(accepted, context);
    expect(first.changes).toHaveLength(7);
    expect(second).toMatchObject({ isBetter: false, changes: [], proven: true });
    expect(second.current).toEqual(first.best);
  });

  it('rest in the middle of a day that has time for it, and change nothing else', async () => {
    const day = new FamilyItems(context);
    for (const ride of headliners) day.ride(ride);
    const without = await orderOf(day.items, context);
    const nap = day.add('break', 'Nap', { minutes: 90 });
    day.show('happily-ever-after');
    const best = await orderOf(day.items, context);
    expect(timesOf(best)).toMatchObject({ ...timesOf(without), Nap: '13:00' });
    const [fireworks] = best.stops.slice(-1);
    expect(fireworks).toMatchObject({ time: '21:00', free: { from: '14:30' } });
    const accepted = day.items.map((item) => ({ ...item, time: timesOf(best)[item.title] ?? item.time }));
    const kept = accepted.map((item) => ({ ...item, proposedTime: item.time }));
    expect(await orderOf(kept, context)).toMatchObject({ isBetter: false, changes: [] });
    const tight = day.items.map((item) =>
      item.id === nap.id ? { ...item, dayPart: 'morning' as const } : item,
    );
    expect(timesOf(await orderOf(tight, context)).Nap).toMatch(/^(09|10|11|12):/);
  });

  it('have lunch before the nap, not a nap at eleven', async () => {
    const safari = familyDay('animal-kingdom');
    const day = new FamilyItems(safari);
    for (const ride of ['avatar-flight-of-passage', 'kilimanjaro-safaris']) day.ride(ride);
    day.show('finding-nemo-the-big-blue-and-beyond');
    const details = { ...makeBlankDetails('dining'), meal: 'lunch' } as DayItem['details'];
    day.meal('tiffins-restaurant', { title: 'Lunch', details });
    day.add('break', 'Nap', { minutes: 60 });
    const times = timesOf(await orderOf(day.items, safari));
    expect(toMinute(times.Nap ?? '')).toBeGreaterThan(toMinute(times.Lunch ?? ''));
  });

  it('name what the plan has no time for', async () => {
    const day = new FamilyItems(context);
    day.show('happily-ever-after', { time: '21:00', status: 'booked' });
    for (const [ride, time] of [
      ['space-mountain', '18:00'],
      ['jungle-cruise', '20:20'],
      ['seven-dwarfs-mine-train', '20:25'],
    ] as const)
      day.ride(ride, { time, proposedTime: time });
    const best = await orderOf(day.items, context);
    expect(best).toMatchObject({ isBetter: true, dropped: [] });
    expect(best.leftOutNow?.map(({ title }) => title)).toEqual(['jungle-cruise', 'seven-dwarfs-mine-train']);
  });
});

describe('best orders in two parks of the shipped catalog', () => {
  const changesOf = ({ stops }: BestOrder): string[] =>
    stops.flatMap(({ title, parkChange }) =>
      parkChange ? [`${formatParkChange(parkChange)} before ${title}`] : [],
    );

  it('take about 65 minutes from Remy to Tiana', async () => {
    const context = familyDay('epcot', 'magic-kingdom');
    const day = new FamilyItems(context);
    day.ride('remys-ratatouille-adventure');
    day.ride('tianas-bayou-adventure');
    const best = await orderOf(day.items, context);
    expect(best).toMatchObject({ proven: true, needsHopper: true, dropped: [] });
    const [change] = best.stops.flatMap(({ parkChange }) => parkChange ?? []);
    expect(change).toMatchObject({ to: 'magic-kingdom', by: 'monorail' });
    expect(change?.minutes).toBeGreaterThanOrEqual(60);
    expect(change?.minutes).toBeLessThanOrEqual(70);
  });

  it('do not go to Remy before Tiana at 10:00, as there is no time for it', async () => {
    const context = familyDay('epcot', 'magic-kingdom');
    const day = new FamilyItems(context);
    day.ride('tianas-bayou-adventure', { time: '10:00' });
    day.ride('remys-ratatouille-adventure');
    const best = await orderOf(day.items, context);
    expect(best.stops.map(({ title }) => title)).toEqual([
      'tianas-bayou-adventure',
      'remys-ratatouille-adventure',
    ]);
    expect(changesOf(best)).toHaveLength(1);
  });

  it.each(['least-effort', 'earliest-finish'] as const)(
    'change once from Animal Kingdom to EPCOT (%s)',
    async (goal) => {
      const context = familyDay('animal-kingdom', 'epcot');
      const day = new FamilyItems(context);
      for (const ride of [
        'remys-ratatouille-adventure',
        'avatar-flight-of-passage',
        'soarin',
        'kilimanjaro-safaris',
        'test-track',
        'navi-river-journey',
        'frozen-ever-after',
        'expedition-everest-legend-of-the-forbidden-mountain',
      ])
        day.ride(ride);
      day.meal('garden-grill-restaurant', { time: '18:00', status: 'booked' });
      for (const walkingWeight of [0, 0.5, 1]) {
        const best = await orderOf(day.items, context, { goal, walkingWeight });
        expect(best).toMatchObject({ dropped: [], needsHopper: true });
        expect(changesOf(best)).toEqual([expect.stringMatching(/^Bus to EPCOT, \d+ min before /)]);
      }
    },
  );

  it('change more often only where fixed plans need it', async () => {
    const context = familyDay('magic-kingdom', 'epcot');
    const day = new FamilyItems(context);
    day.meal('the-crystal-palace', { time: '09:00', status: 'booked' });
    day.meal('garden-grill-restaurant', { time: '12:30', status: 'booked' });
    day.show('happily-ever-after', { time: '21:00' });
    for (const ride of ['space-mountain', 'soarin', 'jungle-cruise', 'test-track']) day.ride(ride);
    const best = await orderOf(day.items, context);
    expect(changesOf(best)).toHaveLength(2);
  });

  it('start in the park whose Lightning Lanes are picked ahead', async () => {
    const context = familyDay('magic-kingdom', 'epcot');
    const day = new FamilyItems(context);
    const ahead = { kind: 'lane', product: 'multi', returnUntil: null, isPreselected: true } as const;
    day.ride('space-mountain');
    day.ride('test-track');
    day.add('lane', 'Test Track lane', { catalogueId: 'test-track', details: ahead });
    const { stops } = await orderOf(day.items, context);
    expect(stops.map(({ title, way }) => `${title} ${way}`)).toEqual([
      'test-track lane',
      'space-mountain line',
    ]);
  });

  it('turn the parks around where only that has time for everything, and keep it so', async () => {
    const context = familyDay('epcot', 'animal-kingdom');
    const day = new FamilyItems(context);
    for (const ride of ['avatar-flight-of-passage', 'navi-river-journey', 'kilimanjaro-safaris'])
      day.ride(ride, { dayPart: 'morning' });
    for (const ride of ['test-track', 'soarin', 'frozen-ever-after']) day.ride(ride, { dayPart: 'evening' });
    const first = await orderOf(day.items, context);
    expect(changesOf(first)).toEqual([expect.stringMatching(/^Bus to EPCOT/)]);
    expect(first).toMatchObject({ isBetter: true, dropped: [] });
    const accepted = day.items.map((item) => {
      const time = first.changes.find(({ itemId }) => itemId === item.id)?.after ?? item.time;
      return { ...item, time, proposedTime: time, dayPart: null };
    });
    expect(await orderOf(accepted, context)).toMatchObject({ isBetter: false, dropped: [] });
  });
});
