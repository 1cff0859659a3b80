import { usualClientColumns } from '@landsea/contracts/agents';
import { filterParams, listParams, readListState, resolveDue, isSameView } from './list-state';

const read = (query: string) => readListState(new URLSearchParams(query));

describe('the state of the list in the address', () => {
  it('is read as it was written', () => {
    const state = {
      filter: {
        search: 'silva',
        pipeline: ['planning' as const, 'booked' as const],
        tags: ['VIP'],
        sort: 'added' as const,
      },
      columns: ['stage' as const, 'tags' as const],
    };
    expect(readListState(new URLSearchParams(listParams(state)))).toEqual(state);
  });

  it('leaves out what it does not know', () => {
    expect(read('pipeline=lead,asleep&sort=size&columns=stage,shoes')).toEqual({
      filter: { pipeline: ['lead'] },
      columns: ['stage'],
    });
    expect(read('dueBy=tomorrow')).toEqual({ filter: {}, columns: usualClientColumns });
  });

  it('keeps today instead of a date, and means the day on which it is opened', () => {
    const { filter } = read('due=today&pipeline=lead');
    expect(filterParams(filter)).toEqual({ due: 'today', pipeline: 'lead' });
    expect(resolveDue(filter, '2026-11-27')).toEqual({ pipeline: ['lead'], dueBy: '2026-11-27' });
    expect(resolveDue(filter, '2026-11-28').dueBy).toBe('2026-11-28');
    expect(resolveDue({ due: 'week' }, '2026-12-28')).toEqual({ dueBy: '2027-01-03' });
    expect(resolveDue({ tags: ['VIP'] }, '2026-11-27')).toEqual({ tags: ['VIP'] });
  });

  it('names nothing for the usual list', () => {
    expect(listParams({ filter: {}, columns: usualClientColumns })).toEqual({});
    expect(filterParams({ archived: false, search: '' })).toEqual({});
  });

  it('reads the stages of an earlier view, of which two are more now', () => {
    const pipeline = ['lead', 'planning', 'booked', 'ready'];
    expect(read('stages=lead,booked').filter).toEqual({ pipeline });
    expect(filterParams({ stages: ['booked', 'lead'] })).toEqual({ pipeline: pipeline.join(',') });
  });

  it('compares two states by what they show', () => {
    expect(isSameView(read('sort=name&pipeline=lead'), read('pipeline=lead&sort=name'))).toBe(true);
    expect(isSameView(read('stages=lead'), read('stages=lost'))).toBe(false);
  });
});
