import type { OwnTaskList } from '@landsea/contracts/agents';
import { listTaskChoices } from './task-choices';

const own = (over: Partial<OwnTaskList> = {}): OwnTaskList => ({
  id: 'a0000000-0000-4000-8000-000000000001',
  title: 'My cruises',
  tasks: [{ key: 'pay', title: 'Pay', reason: '', anchor: 'departure', days: -10, who: 'client' }],
  isShared: false,
  replaces: 'cruise',
  version: 1,
  isOwn: true,
  authorName: 'Dana',
  ...over,
});

it('offers own lists first, and ours where nothing of the agent’s stands in for it', () => {
  const ids = listTaskChoices([own(), own({ id: 'b', isOwn: false, replaces: 'parks' })], 'combined');
  expect(ids.map(({ id, template }) => [id, template])).toEqual([
    [own().id, 'cruise'],
    ['b', 'parks'],
    ['combined', 'combined'],
    ['parks', 'parks'],
  ]);
  expect(ids[0]?.tasks).toBe('1 task for the client.');
});
