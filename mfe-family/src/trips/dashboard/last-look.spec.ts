import { getNextLook } from './last-look';

const last = {
  at: '2026-11-20T10:00:00.000Z',
  seen: '2026-11-20T09:59:00.000Z',
  since: '2026-11-18T09:00:00.000Z',
};
const newest = '2026-11-20T10:12:00.000Z';

describe('the last look at a trip', () => {
  it('has missed nothing when it is the first, and everything that comes into an empty list', () => {
    const first = getNextLook(undefined, new Date(last.at), newest);
    expect(first).toEqual({ at: last.at, seen: newest, since: newest });
    const empty = getNextLook(undefined, new Date(last.at), '');
    expect(getNextLook(empty, new Date('2026-11-21T10:00:00Z'), newest).since).toBe('');
  });

  it('is still the one before for a person who comes back soon, so that a reload hides nothing', () => {
    const at = '2026-11-20T10:29:59.000Z';
    expect(getNextLook(last, new Date(at), newest)).toEqual({ at, seen: newest, since: last.since });
  });

  it('ended with the newest change that it showed, for a person who comes back later', () => {
    const at = '2026-11-20T10:30:00.000Z';
    expect(getNextLook(last, new Date(at), newest)).toEqual({ at, seen: newest, since: last.seen });
  });
});
