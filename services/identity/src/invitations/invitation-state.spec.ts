import { getStateForHolder } from './invitation-state.js';

const now = new Date('2026-11-21T10:00:00Z');
const state = (acceptedAt: Date | null, keyExpiresAt: string) =>
  getStateForHolder({ acceptedAt }, new Date(keyExpiresAt), now);

describe('what the holder of a key is notified', () => {
  it('is open until the instant at which the key ends', () => {
    expect(state(null, '2026-11-21T10:00:00.001Z')).toBe('open');
    expect(state(null, '2026-11-21T10:00:00.000Z')).toBe('expired');
  });

  it('is used once accepted, also after the end', () => {
    expect(state(now, '2026-11-28T10:00:00Z')).toBe('used');
    expect(state(now, '2026-11-01T10:00:00Z')).toBe('used');
  });
});
