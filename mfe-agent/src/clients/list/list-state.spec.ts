import { usualClientColumns } from '@landsea/contracts/agents';
import { filterParams, listParams, readListState, resolveDue, isSameView } from './list-state';

const read = (query: string) => readListState(new URLSearchParams(query));

describe('the state of the list in the address', () => {
  it('is read as it was written', () => {
    const state = {
      filter: {
        search: 'silva',
        stages: ['lead' as const, 'booked' as const],
        tags: ['VIP'],
        sort: 'added' as const,
      },
      columns: ['stage' as const, 'tags' as const],
    };
    expect(readListState(new URLSearchParams(listParams(state)))).toEqual(state);
  });

  it('leaves out what it does not know', () => {
    expect(read('stages=lead,asleep&sort=size&columns=stage,shoes')).toEqual({
      filter: { stages: ['lead'] },
      columns: ['stage'],
    });
    expect(read('dueBy=tomorrow')).toEqual({ filter: {}, columns: usualClientColumns });
  });

  it('keeps today instead of a date, and means the day on which it is opened', () => {
    const { filter } = read('due=today&stages=lead');
    expect(filterParams(filter)).toEqual({ due: 'today', stages: 'lead' });
    expect(resolveDue(filter, '2026-11-27')).toEqual({ stages: ['lead'], dueBy: '2026-11-27' });
    expect(resolveDue(filter, '2026-11-28').dueBy).toBe('2026-11-28');
    expect(resolveDue({ due: 'week' }, '2026-12-28')).toEqual({ dueBy: '2027-01-03' });
    expect(resolveDue({ tags: ['VIP'] }, '2026-11-27')).toEqual({ tags: ['VIP'] });
  });

  it('names nothing for the usual list', () => {
    expect(listParams({ filter: {}, columns: usualClientColumns })).toEqual({});
    expect(filterParams({ archived: false, search: '' })).toEqual({});
  });

  it('compares two states by what they show', () => {
    expect(isSameView(read('sort=name&stages=lead'), read('stages=lead&sort=name'))).toBe(true);
    expect(isSameView(read('stages=lead'), read('stages=lost'))).toBe(false);
  });
});
