import { ana, ben, FamilyItems, familyDay, leo, orderOf } from './testing/family-days.js';

it('never leaves a meal out for a ride, however much everybody wants that', async () => {
  const context = { ...familyDay('magic-kingdom'), arrivesAt: '17:30', leavesAt: '19:15' };
  const day = new FamilyItems(context);
  day.meal('liberty-tree-tavern', { title: 'Dinner' });
  const wanted = { [ana.id ?? '']: 'must', [ben.id ?? '']: 'must', [leo.id ?? '']: 'must' } as const;
  day.ride('peter-pans-flight', { title: 'Peter Pan', votes: wanted });
  day.ride('seven-dwarfs-mine-train', { title: 'Mine Train', votes: wanted });
  const { dropped, stops } = await orderOf(day.items, context);
  expect(dropped.map(({ title }) => title)).not.toContain('Dinner');
  expect(dropped).not.toEqual([]);
  expect(stops.map(({ title }) => title)).toContain('Dinner');
});
