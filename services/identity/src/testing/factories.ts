import { randomUUID } from 'node:crypto';
import { Register } from '@landsea/contracts/account';
import type { TestAgent, TestService } from '@landsea/nest-kit/testing';

/** A registration that the contract accepts, with its own email. */
export const aRegistration = (over: Partial<Register> = {}): Register =>
  Register.parse({
    firstName: 'Robin',
    lastName: 'Lindqvist',
    email: `robin.${randomUUID()}@example.com`,
    password: 'harbour-at-nine',
    ...over,
  });

/** Registers a person through the agent, which stays signed in. */
export async function register(
  agent: TestAgent,
  over: Partial<Register> = {},
): Promise<Register & { id: string }> {
  const registration = aRegistration(over);
  const { body } = await agent.post('/api/auth/register').send(registration).expect(201);
  return { ...registration, id: String((body as { id: unknown }).id) };
}

/** As if the person had confirmed the address long ago. */
export const verified = async (service: TestService, id: string): Promise<void> => {
  await service.dataSource.query(
    `UPDATE user_account SET email_verified_at = now() - interval '1 day' WHERE id = $1`,
    [id],
  );
};

export const cookieOf = (response: { headers: Record<string, unknown> }): string =>
  String((response.headers['set-cookie'] as string[] | undefined)?.[0] ?? '');
