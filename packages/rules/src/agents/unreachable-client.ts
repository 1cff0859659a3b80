import type { ClientInvitation } from '@landsea/contracts/agents';

interface Addressee {
  firstName: string;
  email: string | null;
  invitation: Pick<ClientInvitation, 'state'>;
}

/** Samples have addresses in a domain that cannot exist (RFC 2606). */
const isSampleAddress = (email: string): boolean => email.endsWith('.invalid');

/** A sentence for a client whom no message reaches; undefined for everybody with an account or an address. */
export const describeUnreachable = ({ firstName, email, invitation }: Addressee): string | undefined => {
  const { state } = invitation;
  if (state === 'joined') return undefined;
  if (state === 'left') return `${firstName} left. Send a new invitation, and you can write again.`;
  if (!email) return `${firstName} has no email address yet. Add one, and you can write.`;
  if (isSampleAddress(email)) return `${firstName} is a sample, so nobody would read your message.`;
  return undefined;
};
