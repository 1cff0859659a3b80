import { randomUUID } from 'node:crypto';
import { ClientInvited } from '@landsea/contracts/sharing';
import type { TestAgent, TestService } from '@landsea/nest-kit/testing';
import { register } from './factories.js';

export interface EmailedInvitation {
  token: string;
  code: string;
}
export interface Invited extends EmailedInvitation {
  agent: TestAgent;
  agentId: string;
  message: ClientInvited;
}

export const path = '/api/v1/invitations';

/** The answer of trips when an agent invites one of their clients. */
export const clientInvited = (agentId: string, over: Partial<ClientInvited> = {}): ClientInvited =>
  ClientInvited.parse({
    clientId: randomUUID(),
    agentId,
    email: `ada.${randomUUID()}@numbers.example`,
    firstName: 'Ada',
    lastName: 'Byron',
    version: 1,
    ...over,
  });

/** The link and the code of the last mail to somebody. */
export async function mailTo(
  service: TestService,
  email: string,
): Promise<EmailedInvitation & { text: string }> {
  const [mail] = await service.dataSource.query<{ text: string }[]>(
    'SELECT text FROM mail_message WHERE recipient = $1 ORDER BY created_at DESC LIMIT 1',
    [email],
  );
  const text = mail?.text ?? '';
  return {
    text,
    token: /\/invite\/accept\/([\w-]+)/.exec(text)?.[1] ?? '',
    code: /\b([0-9A-Z]{5}-[0-9A-Z]{5})\b/.exec(text)?.[1] ?? '',
  };
}

export const invite = (service: TestService, invited: ClientInvited) =>
  service.deliver('trips.client-invited', invited);

/** As if the person had followed the link in the verification email. */
export const verifyEmail = (service: TestService, userId: string) =>
  service.dataSource.query('UPDATE user_account SET email_verified_at = now() WHERE id = $1', [userId]);

/** The body of an acceptance that shares no trip of their own. */
export const accepting = (key: object) => ({ key, consent: { trips: [] } });

/** An agent with a verified address and one client invited, and what the client's mail holds. */
export async function anInvitation(
  service: TestService,
  over: Partial<ClientInvited> = {},
): Promise<Invited> {
  const agent = service.anonymous();
  const { id: agentId } = await register(agent, {
    userType: 'agent',
    firstName: 'Dana',
    lastName: 'Whitfield',
  });
  await verifyEmail(service, agentId);
  const message = clientInvited(agentId, over);
  await invite(service, message);
  return { agent, agentId, message, ...(await mailTo(service, message.email)) };
}

/** The person it was sent to, with an account of their own. */
export async function invitee(
  service: TestService,
  email: string,
): Promise<{ browser: TestAgent; id: string }> {
  const browser = service.anonymous();
  const { id } = await register(browser, { email });
  return { browser, id };
}

/** Events about a client's invitation that identity published to trips, the newest first. */
export const published = async (
  service: TestService,
  clientId: string,
): Promise<Record<string, unknown>[]> => {
  const rows = await service.dataSource.query<{ payload: Record<string, unknown> }[]>(
    `SELECT payload FROM outbox_message
      WHERE type = 'identity.invitation-changed' AND payload->>'clientId' = $1
      ORDER BY (payload->>'version')::int DESC`,
    [clientId],
  );
  return rows.map(({ payload }) => payload);
};
