import { usualClientColumns } from '@landsea/contracts/agents';
import { filterParams, listParams, readListState, isSameView } from './list-state';

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

  it('names nothing for the usual list', () => {
    expect(listParams({ filter: {}, columns: usualClientColumns })).toEqual({});
    expect(filterParams({ archived: false, search: '' })).toEqual({});
  });

  it('compares two states by what they show', () => {
    expect(isSameView(read('sort=name&stages=lead'), read('stages=lead&sort=name'))).toBe(true);
    expect(isSameView(read('stages=lead'), read('stages=lost'))).toBe(false);
  });
});
