import { getAccessEnd } from '@landsea/contracts/trip';
import { HELD_DAYS, settleGrants, type PaidGrant, type TripStanding } from './settle-grants.js';

const now = new Date('2026-03-01T12:00:00Z');
const day = (n: number) => new Date(now.getTime() + n * 86_400_000);
const grant = (id: string, over: Partial<PaidGrant> = {}): PaidGrant => ({
  id,
  tripId: `trip-${id}`,
  state: 'held',
  resumesAs: null,
  money: 'good',
  startsAt: day(-2),
  endsAt: day(90),
  createdAt: day(-2),
  ...over,
});
const trip = (over: Partial<TripStanding> = {}): TripStanding => ({
  startDate: '2026-05-01',
  endDate: '2026-05-08',
  archived: false,
  deleted: false,
  ...over,
});
const settle = (grants: PaidGrant[], trips: Record<string, TripStanding>) =>
  Object.fromEntries(
    settleGrants(grants, new Map(Object.entries(trips)), now).map(({ id, state, refund }) => [
      id,
      refund ? `${state}, refund: ${refund}` : state,
    ]),
  );

describe('settleGrants', () => {
  it('makes the only grant active, with the end that contracts compute', () => {
    const [settled] = settleGrants([grant('a')], new Map([['trip-a', trip()]]), now);
    expect(settled).toMatchObject({ state: 'active', endsAt: getAccessEnd('2026-05-08') });
  });

  it('keeps the active one, though another was paid earlier', () => {
    const grants = [grant('a', { startsAt: day(-5), state: 'archived' }), grant('b', { state: 'active' })];
    expect(settle(grants, { 'trip-a': trip(), 'trip-b': trip() })).toEqual({ a: 'archived', b: 'active' });
  });

  it('lets the earliest purchase take a place that is free', () => {
    const grants = [grant('b', { startsAt: day(-1) }), grant('a', { startsAt: day(-3) })];
    expect(settle(grants, { 'trip-a': trip(), 'trip-b': trip() })).toEqual({ a: 'active', b: 'held' });
  });

  it('archives with the trip, and passes the place on in the same step', () => {
    const grants = [grant('a', { state: 'active' }), grant('b')];
    expect(settle(grants, { 'trip-a': trip({ archived: true }), 'trip-b': trip() })).toEqual({
      a: 'archived',
      b: 'active',
    });
  });

  it('expires at the end of the last day of access, not before', () => {
    const over = trip({ startDate: '2026-01-20', endDate: '2026-01-29' });
    const lasts = trip({ startDate: '2026-01-20', endDate: '2026-01-30' });
    expect(settle([grant('a', { state: 'active' })], { 'trip-a': over })).toEqual({ a: 'expired' });
    expect(settle([grant('a', { state: 'active' })], { 'trip-a': lasts })).toEqual({ a: 'active' });
  });

  it('stays active for a trip years after the purchase', () => {
    const startsAt = new Date('2024-08-01T00:00:00Z');
    const far = trip({ startDate: '2028-01-01', endDate: '2028-01-08' });
    expect(settle([grant('a', { state: 'active', startsAt })], { 'trip-a': far })).toEqual({ a: 'active' });
  });

  it('brings an expired one back when the end of its trip moves on and the place is free', () => {
    const grants = [grant('a', { state: 'expired' })];
    expect(settle(grants, { 'trip-a': trip() })).toEqual({ a: 'active' });
  });

  it('gives a held payment back after seven days, an archived one never', () => {
    const createdAt = day(-HELD_DAYS);
    const grants = [
      grant('a', { state: 'active' }),
      grant('b', { createdAt }),
      grant('c', { createdAt: day(1 - HELD_DAYS) }),
      grant('d', { state: 'archived', createdAt }),
    ];
    const trips = { 'trip-a': trip(), 'trip-b': trip(), 'trip-c': trip(), 'trip-d': trip() };
    expect(settle(grants, trips)).toEqual({
      a: 'active',
      b: 'revoked, refund: held-too-long',
      c: 'held',
      d: 'archived',
    });
  });

  it('refunds for a deleted trip that has not begun, and a held payment always', () => {
    const begun = trip({ startDate: '2026-02-27', endDate: '2026-03-05', deleted: true });
    const grants = [grant('a', { state: 'active' }), grant('b'), grant('c', { state: 'archived' })];
    expect(settle(grants, { 'trip-a': trip({ deleted: true }), 'trip-b': begun, 'trip-c': begun })).toEqual({
      a: 'revoked, refund: trip-deleted',
      b: 'revoked, refund: trip-deleted',
      c: 'revoked',
    });
  });

  it('leaves a grant alone whose trip is not known, and what is revoked for ever', () => {
    const grants = [grant('a', { state: 'active' }), grant('b'), grant('c', { state: 'revoked' })];
    expect(settle(grants, { 'trip-b': trip(), 'trip-c': trip() })).toEqual({
      a: 'active',
      b: 'held',
      c: 'revoked',
    });
  });

  it('suspends while the bank has a dispute open, passes the place on, and remembers what was', () => {
    const disputed = grant('a', { state: 'active', money: 'disputed' });
    const trips = new Map([
      ['trip-a', trip()],
      ['trip-b', trip()],
    ]);
    expect(settleGrants([disputed, grant('b')], trips, now)).toMatchObject([
      { id: 'a', state: 'suspended', resumesAs: 'active', refund: null },
      { id: 'b', state: 'active' },
    ]);
    expect(
      settleGrants([{ ...disputed, state: 'suspended', resumesAs: 'active' }], trips, now),
    ).toMatchObject([{ state: 'suspended', resumesAs: 'active' }]);
  });

  it('restores after a dispute that was won, but takes the place from nobody', () => {
    const back = grant('a', { state: 'suspended', resumesAs: 'active' });
    const trips = { 'trip-a': trip(), 'trip-b': trip() };
    expect(settle([back], trips)).toEqual({ a: 'active' });
    expect(settle([back, grant('b', { state: 'active' })], trips)).toEqual({ a: 'archived', b: 'active' });
    const wasHeld = grant('a', { state: 'suspended', resumesAs: 'held' });
    expect(settle([wasHeld, grant('b', { state: 'active' })], trips)).toEqual({ a: 'held', b: 'active' });
  });

  it('revokes what was paid with money that went back, and requests no second refund', () => {
    const grants = [grant('a', { state: 'active', money: 'gone' }), grant('b', { money: 'gone' })];
    expect(settle(grants, { 'trip-a': trip(), 'trip-b': trip({ deleted: true }) })).toEqual({
      a: 'revoked',
      b: 'revoked',
    });
  });

  it('gives a disputed payment of a deleted trip back only when the bank has decided', () => {
    const disputed = grant('a', { state: 'active', money: 'disputed' });
    const trips = { 'trip-a': trip({ deleted: true }) };
    expect(settle([disputed], trips)).toEqual({ a: 'suspended' });
    const won = grant('a', { state: 'suspended', resumesAs: 'active' });
    expect(settle([won], trips)).toEqual({ a: 'revoked, refund: trip-deleted' });
  });
});
