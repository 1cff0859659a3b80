import { FREE_ACCESS_MESSAGE } from '@landsea/contracts/trip';
import { getAccess, type Grant, type PlanGrant } from './trip-access.js';

const trip = { endDate: '2027-06-10', archived: false };
const payment = (state: Extract<Grant, { kind: 'trip' }>['state']): Grant => ({ kind: 'trip', state });
const during = new Date('2027-06-08T12:00:00Z');
const pro = (change: Partial<PlanGrant> = {}): Grant => ({
  kind: 'plan',
  plan: 'pro',
  trip: 'own',
  accessUntil: new Date('2027-08-01T00:00:00Z'),
  ...change,
});
/** 30 days after 10 June is 10 July; that day ends last at UTC-12. */
const lastMoment = new Date('2027-07-11T11:59:59Z');
const over = new Date('2027-07-11T12:00:00Z');

describe('getAccess', () => {
  it.each<[string, Grant[], Date, boolean, string, boolean]>([
    ['nothing bought', [], during, false, 'free', false],
    ['this trip paid', [payment('active')], during, false, 'trip', true],
    ['the last moment of the 30th day', [payment('active')], lastMoment, false, 'trip', true],
    ['the moment after', [payment('active')], over, false, 'expired', false],
    ['paid and archived', [payment('active')], during, true, 'expired', false],
    ['archived at billing', [payment('archived')], during, true, 'expired', false],
    ['expired at billing', [payment('expired')], during, false, 'expired', false],
    ['a dispute', [payment('suspended')], during, false, 'expired', false],
    ['a refund', [payment('revoked')], during, false, 'free', false],
    ['a second payment that waits', [payment('held')], during, false, 'free', false],
    ['refunded once and paid again', [payment('revoked'), payment('active')], during, false, 'trip', true],
    ['Pro and an own trip', [pro()], during, false, 'subscription', true],
    ['Pro and a client’s trip', [pro({ trip: 'client' })], during, false, 'free', false],
    ['Agent and an own trip', [pro({ plan: 'agent' })], during, false, 'subscription', true],
    [
      'Agent and a client’s trip',
      [pro({ plan: 'agent', trip: 'client' })],
      during,
      false,
      'subscription',
      true,
    ],
    ['a plan that ended', [pro({ accessUntil: null })], during, false, 'free', false],
    ['a plan at its last instant', [pro({ accessUntil: during })], during, false, 'free', false],
    ['a plan and an archived trip', [pro()], during, true, 'subscription', true],
    ['a plan after the payment ran out', [payment('expired'), pro()], over, false, 'subscription', true],
    ['a paid trip besides a plan', [payment('active'), pro()], during, false, 'trip', true],
  ])('%s', (_, grants, now, archived, accessType, canEdit) => {
    expect(getAccess({ ...trip, archived }, grants, now)).toMatchObject({
      canView: true,
      accessType,
      canEdit,
      isActive: canEdit,
    });
  });

  it('follows the end date, however far it moves', () => {
    const far = { endDate: '2029-01-01', archived: false };
    expect(getAccess(far, [payment('active')], new Date('2029-02-01T11:59:59Z')).canEdit).toBe(true);
    expect(getAccess(far, [payment('active')], new Date('2029-02-01T12:00:00Z')).canEdit).toBe(false);
  });

  it('says what to do in the words of the case', () => {
    expect(getAccess(trip, [], during).message).toBe(FREE_ACCESS_MESSAGE);
    expect(getAccess({ ...trip, archived: true }, [payment('active')], during).message).toContain('archived');
    expect(getAccess(trip, [payment('expired')], during).message).toContain('has ended');
    expect(getAccess(trip, [payment('suspended')], during).message).toContain('bank');
    expect(getAccess(trip, [payment('archived')], during).message).toContain('restored');
  });

  it('offers no payment for a trip that is over, which checkout would refuse', () => {
    for (const grants of [[], [payment('active')], [payment('expired')], [payment('archived')]])
      expect(getAccess(trip, grants, over)).toMatchObject({
        canView: true,
        canEdit: false,
        accessType: 'expired',
        message: 'This trip is over. All of it stays here to look back on.',
      });
    expect(getAccess(trip, [], lastMoment).message).toBe(FREE_ACCESS_MESSAGE);
  });
});
