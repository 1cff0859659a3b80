import { ClientDigest } from '@landsea/contracts/agents';

/** The morning email as it is before an agent turns it on, with nothing recorded. */
export const aClientDigest = (over: Partial<ClientDigest> = {}): ClientDigest =>
  ClientDigest.parse({
    firstName: 'Grace',
    isOn: false,
    isDefault: true,
    sendsAt: '2026-11-30T13:00:00.000Z',
    timeZone: 'America/Chicago',
    lines: [],
    readers: [],
    problem: null,
    held: [],
    lastSentAt: null,
    ...over,
  });
