import { isLive, isRecent, shouldRecordUse } from './session-lifetime.js';

const at = (iso: string): Date => new Date(iso);
const createdAt = at('2026-03-01T12:00:00Z');

describe('isLive', () => {
  it('ends 30 days after sign-in, however much it is used', () => {
    const lastSeenAt = at('2026-03-31T11:00:00Z');
    expect(isLive({ createdAt, lastSeenAt }, at('2026-03-31T11:59:59Z'))).toBe(true);
    expect(isLive({ createdAt, lastSeenAt }, at('2026-03-31T12:00:00Z'))).toBe(false);
  });

  it('ends after 14 days without use', () => {
    const times = { createdAt, lastSeenAt: createdAt };
    expect(isLive(times, at('2026-03-15T11:59:59Z'))).toBe(true);
    expect(isLive(times, at('2026-03-15T12:00:00Z'))).toBe(false);
  });
});

describe('shouldRecordUse', () => {
  it('writes at most once an hour', () => {
    const times = { createdAt, lastSeenAt: createdAt };
    expect(shouldRecordUse(times, at('2026-03-01T12:59:59Z'))).toBe(false);
    expect(shouldRecordUse(times, at('2026-03-01T13:00:00Z'))).toBe(true);
  });
});

describe('isRecent', () => {
  it('counts for 10 minutes from sign-in, whatever the session is used for', () => {
    const times = { createdAt, lastSeenAt: at('2026-03-01T12:10:00Z') };
    expect(isRecent(times, at('2026-03-01T12:09:59Z'))).toBe(true);
    expect(isRecent(times, at('2026-03-01T12:10:00Z'))).toBe(false);
  });
});
