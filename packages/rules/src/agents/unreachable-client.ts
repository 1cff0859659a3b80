import type { ClientInvitation } from '@landsea/contracts/agents';

interface Addressee {
  firstName: string;
  email: string | null;
  invitation: Pick<ClientInvitation, 'state'>;
  isEmailUnconfirmed?: boolean | undefined;
}

/** Samples have addresses in a domain that cannot exist (RFC 2606). */
const isSampleAddress = (email: string): boolean => email.endsWith('.invalid');

/** The address came with a public form, so that anybody may have typed it. */
export const describeUnconfirmed = (firstName: string): string =>
  `${firstName} hasn’t confirmed the email address from your form yet. If you know it’s right, open the answers and say so.`;

/** A sentence for a client whom no message reaches; undefined for everybody with an account or an address. */
export const describeUnreachable = ({
  firstName,
  email,
  invitation,
  isEmailUnconfirmed,
}: Addressee): string | undefined => {
  const { state } = invitation;
  if (state === 'joined') return undefined;
  if (state === 'left') return `${firstName} left. Send a new invitation, and you can write again.`;
  if (!email) return `${firstName} has no email address yet. Add one, and you can write.`;
  if (isSampleAddress(email)) return `${firstName} is a sample, so nobody would read your message.`;
  if (isEmailUnconfirmed) return describeUnconfirmed(firstName);
  return undefined;
};
