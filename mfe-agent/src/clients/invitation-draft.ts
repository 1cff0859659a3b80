import { localMemory } from '@landsea/web-kit';

const keyOf = (clientId: string): string => `user_invitation_${clientId}`;

/** A line that the agent began to write for the invitation of a client; empty without one. */
export const readInvitationDraft = (clientId: string): string => localMemory.read(keyOf(clientId)) ?? '';

export const writeInvitationDraft = (clientId: string, line: string): void =>
  localMemory.write(keyOf(clientId), line || undefined);
