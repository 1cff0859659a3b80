import { everyone, nobodyWithoutSession, only, signedIn, type Row } from './callers.js';

/** What an agent does with a client of their own. */
export const ownClient = (status: number): Row => ({
  ...everyone(404),
  ...nobodyWithoutSession,
  agentOfClient: only(status),
  unsharedAgent: only(status),
  otherAgent: only(status),
});
export const agents = (status: number): Row => ({
  ...everyone(404),
  ...nobodyWithoutSession,
  agentOfClient: status,
  unsharedAgent: status,
  otherAgent: status,
});
/** What a client alone decides about their agent. */
export const ownAgent = (status: number, whenNotShared = status): Row => ({
  ...signedIn(404),
  expiredPayer: only(status),
  unpaid: only(whenNotShared),
});

/** What agent and client each do in their conversation; that of the third agent is with somebody who has left. */
export const inConversation = (status: number, whenLeft = status): Row => ({
  ...signedIn(404),
  agentOfClient: only(status),
  unsharedAgent: only(status),
  otherAgent: only(whenLeft),
  expiredPayer: only(status),
  unpaid: only(status),
});
