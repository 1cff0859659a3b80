import { invitationOf } from './client-answer.js';

const now = new Date('2026-11-21T10:00:00Z');
const invited = { userId: null, joinedAt: null, leftAt: null, invitedAt: new Date('2026-11-20T10:00:00Z') };
const until = (instant: string) =>
  invitationOf({ ...invited, invitationExpiresAt: new Date(instant) }, now).state;

describe('where a client stands', () => {
  it('is not invited before anything was sent', () => {
    const none = { ...invited, invitedAt: null, invitationExpiresAt: null };
    expect(invitationOf(none, now)).toEqual({ state: 'not-invited', at: null, expiresAt: null });
  });

  it('is invited until the instant at which the invitation ends', () => {
    expect(until('2026-11-21T10:00:00.001Z')).toBe('invited');
    expect(until('2026-11-21T10:00:00.000Z')).toBe('expired');
  });

  it('has left until they are invited again', () => {
    const left = { ...invited, invitedAt: null, invitationExpiresAt: null, leftAt: now };
    expect(invitationOf(left, now)).toEqual({ state: 'left', at: now.toISOString(), expiresAt: null });
  });

  it('has joined once an account is linked, with the date', () => {
    const joined = { ...invited, userId: 'u', joinedAt: now, invitationExpiresAt: now };
    expect(invitationOf(joined, now)).toEqual({ state: 'joined', at: now.toISOString(), expiresAt: null });
  });
});
