import { everyone, nobodyWithoutSession, only, signedIn, type TripsAnswers } from './callers.js';

/** Routes of an agent for their own client. */
export const ownClient = (status: number): TripsAnswers => ({
  ...everyone(404),
  ...nobodyWithoutSession,
  agentOfClient: only(status),
  unsharedAgent: only(status),
  otherAgent: only(status),
  agencyOwner: only(status),
  agencyAgent: only(status),
  assistant: only(status),
});
/** The same but for an assistant, whose role does not include it. */
export const ownClientOfAgent = (status: number): TripsAnswers => ({
  ...ownClient(status),
  assistant: only(403),
});
export const agents = (status: number): TripsAnswers => ({
  ...everyone(404),
  ...nobodyWithoutSession,
  agentOfClient: status,
  unsharedAgent: status,
  otherAgent: status,
  agencyOwner: status,
  agencyAgent: status,
  assistant: status,
});
/** Routes of an agency's owner for its resources; an agent who works alone has none. */
export const ownTeam = (status: number): TripsAnswers => ({
  ...agents(404),
  otherAgent: only(status),
  agencyOwner: only(status),
  agencyAgent: 403,
  assistant: 403,
});
/** The same with the agency as a whole. */
export const ownAgency = (status: number): TripsAnswers => ({
  ...ownTeam(status),
  otherAgent: status,
  agencyOwner: status,
});
/** Routes by which a client alone decides about their agent. */
export const ownAgent = (status: number, whenNotShared = status): TripsAnswers => ({
  ...signedIn(404),
  expiredPayer: only(status),
  unpaid: only(whenNotShared),
});

/** Routes of agent and client in their conversation; conversations of the other agents are with a client who has left. */
export const inConversation = (status: number, whenLeft = status): TripsAnswers => ({
  ...signedIn(404),
  agentOfClient: only(status),
  unsharedAgent: only(status),
  otherAgent: only(whenLeft),
  agencyOwner: only(whenLeft),
  agencyAgent: only(whenLeft),
  assistant: only(whenLeft),
  expiredPayer: only(status),
  unpaid: only(status),
});
