import { toMinute } from '@landsea/rules/trip';
import { getUsualWalkingWeight, type DayContext } from '@landsea/rules/day-plans';
import type { BestOrder } from '@landsea/contracts/planning';
import { Traveler } from '@landsea/contracts/trip';
import { ana, ben, FamilyItems, familyDay, orderOf } from './testing/family-days.js';
import { STEP_MINUTES } from './time-steps.js';

const toddler = Traveler.parse({ id: '00000000-0000-4000-8000-000000000009', name: 'Mia', age: 1 });

const longestIdle = ({ stops }: BestOrder): number => Math.max(...stops.map(({ idle }) => idle));

describe('waiting on purpose over the shipped catalog', () => {
  it('does not sit in Animal Kingdom for a show that also plays at ten', async () => {
    const context: DayContext = { ...familyDay('animal-kingdom', 'epcot') };
    const day = new FamilyItems({ ...context, people: [...context.people, toddler] });
    for (const ride of ['navi-river-journey', 'kilimanjaro-safaris', 'spaceship-earth']) day.ride(ride);
    day.show('festival-of-the-lion-king');
    day.show('luminous-the-symphony-of-us', { time: '21:00', status: 'booked' });
    const best = await orderOf(day.items, { ...context, people: [...context.people, toddler] });
    const show = best.stops.find(({ title }) => title === 'festival-of-the-lion-king');
    expect(best).toMatchObject({ proven: true, dropped: [] });
    expect(toMinute(show?.time ?? '')).toBeLessThanOrEqual(toMinute('11:00'));
    expect(show?.idle).toBeLessThan(90);
  });

  it('is not beaten by hand at EPCOT before Luminous', async () => {
    const context = { ...familyDay('epcot'), arrivesAt: '11:30' };
    const day = new FamilyItems(context);
    for (const ride of ['soarin', 'frozen-ever-after', 'remys-ratatouille-adventure', 'test-track'])
      day.ride(ride);
    day.show('luminous-the-symphony-of-us', { time: '21:00' });
    const best = await orderOf(day.items, context);
    expect(best).toMatchObject({ proven: true, dropped: [] });
    expect(best.best.expected.waiting).toBeLessThanOrEqual(167);
    expect(longestIdle(best)).toBeGreaterThan(60);
  });

  it('uses a Lightning Lane that is booked, or says that it does not', async () => {
    const context = familyDay('magic-kingdom');
    const day = new FamilyItems(context);
    for (const ride of [
      'peter-pans-flight',
      'space-mountain',
      'jungle-cruise',
      'haunted-mansion',
      'tianas-bayou-adventure',
    ])
      day.ride(ride);
    const details = { kind: 'lane', product: 'multi', returnUntil: '14:00', isPreselected: true } as const;
    day.add('lane', 'Peter Pan lane', {
      catalogueId: 'peter-pans-flight',
      time: '13:00',
      status: 'booked',
      details,
    });
    const best = await orderOf(day.items, context);
    const isUsed = best.stops.some(({ way }) => way === 'lane');
    expect(best.unusedLanes).toHaveLength(isUsed ? 0 : 1);
    if (!isUsed) expect(best.unusedLanes?.[0]).toMatch(/^Your 1:00 PM Lightning Lane goes unused: /);
  });

  it('says what the free hours before Luminous are worth', async () => {
    const context = { ...familyDay('epcot'), arrivesAt: '11:30' };
    const day = new FamilyItems(context);
    for (const ride of ['soarin', 'frozen-ever-after', 'remys-ratatouille-adventure', 'test-track'])
      day.ride(ride);
    day.show('luminous-the-symphony-of-us', { time: '21:00' });
    const { advice } = await orderOf(day.items, context);
    expect(advice).toMatch(/^(Pool|Come at) .* \d+ minutes less in line, same bedtime\.$/);
  });

  it('weighs lines and walks alike: no other weight waits and walks less, but for its round times', async () => {
    const context = familyDay('magic-kingdom');
    const day = new FamilyItems(context);
    for (const ride of [
      'seven-dwarfs-mine-train',
      'space-mountain',
      'jungle-cruise',
      'peter-pans-flight',
      'haunted-mansion',
      'big-thunder-mountain-railroad',
      'pirates-of-the-caribbean',
      'tianas-bayou-adventure',
      'dumbo-the-flying-elephant',
      'its-a-small-world',
    ])
      day.ride(ride);
    const sumAt = async (walkingWeight: number): Promise<number> => {
      const { expected } = (await orderOf(day.items, context, { walkingWeight })).best;
      return expected.waiting + expected.walking;
    };
    const usual = await sumAt(getUsualWalkingWeight([ana, ben], context.date));
    for (const weight of [0, 0.3, 0.8, 1])
      expect(usual).toBeLessThanOrEqual((await sumAt(weight)) + STEP_MINUTES);
  });

  it('says how many stops are too many to be proven, and that a late show plays after they leave', async () => {
    const context = { ...familyDay('animal-kingdom'), date: '2026-12-03', leavesAt: '13:00' };
    const day = new FamilyItems(context);
    day.show('tree-of-life-awakenings');
    const best = await orderOf(day.items, context);
    expect(best.dropped[0]?.reason).toBe('It does not play before 6:00 PM, after you leave');
    const many = new FamilyItems(familyDay('magic-kingdom'));
    for (let each = 0; each < 18; each += 1)
      many.ride('haunted-mansion', {
        title: `Ride ${each}`,
        catalogueId: null,
        park: 'magic-kingdom',
      });
    const full = await orderOf(many.items, familyDay('magic-kingdom'));
    expect(full).toMatchObject({
      proven: false,
      unproven: '18 stops: too many to try every order in time.',
    });
  });
});
