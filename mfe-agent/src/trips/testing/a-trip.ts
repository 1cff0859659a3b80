import type { AgentTrip } from '@landsea/contracts/agents';

/** A trip that an agent made for a client, as the agent's list has it. */
export const aTripOnDesk = (change: Partial<AgentTrip> = {}): AgentTrip => ({
  tripId: 'a0000000-0000-4000-8000-000000000001',
  clientId: 'c0000000-0000-4000-8000-000000000001',
  clientName: 'Ada Byron',
  clientJoined: true,
  name: 'Spring break',
  mode: 'parks',
  startDate: '2099-03-14',
  endDate: '2099-03-18',
  people: 4,
  archived: false,
  stage: 'planning',
  isMade: true,
  access: { may: 'wishes', seesMoney: false, seesDocuments: false, version: 1 },
  next: null,
  ...change,
});
