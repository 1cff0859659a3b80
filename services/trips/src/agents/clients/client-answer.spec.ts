import { toInvitation } from './client-answer.js';

const now = new Date('2026-11-21T10:00:00Z');
const invited = { userId: null, joinedAt: null, leftAt: null, invitedAt: new Date('2026-11-20T10:00:00Z') };
const until = (instant: string) =>
  toInvitation({ ...invited, invitationExpiresAt: new Date(instant) }, now).state;

describe('where a client stands', () => {
  it('is not invited before anything was sent', () => {
    const none = { ...invited, invitedAt: null, invitationExpiresAt: null };
    expect(toInvitation(none, now)).toEqual({ state: 'not-invited', at: null, expiresAt: null });
  });

  it('is invited until the instant at which the invitation ends', () => {
    expect(until('2026-11-21T10:00:00.001Z')).toBe('invited');
    expect(until('2026-11-21T10:00:00.000Z')).toBe('expired');
  });

  it('has left until they are invited again', () => {
    const left = { ...invited, invitedAt: null, invitationExpiresAt: null, leftAt: now };
    expect(toInvitation(left, now)).toEqual({ state: 'left', at: now.toISOString(), expiresAt: null });
  });

  it('has joined once an account is linked, with the date', () => {
    const joined = { ...invited, userId: 'u', joinedAt: now, invitationExpiresAt: now };
    expect(toInvitation(joined, now)).toEqual({ state: 'joined', at: now.toISOString(), expiresAt: null });
  });
});
