import { createServer } from 'node:http';
import type { PersonContact } from '@landsea/contracts/account';

type Known = Omit<PersonContact, 'userId'>;

/** Somebody whose address is verified, as most people in these tests are. */
const aVerifiedPerson = (userId: string): Known => ({
  email: `${userId}@example.com`,
  firstName: 'Robin',
  emailVerified: true,
});

export interface IdentityDouble {
  url: string;
  /** Data of identity about a person; a person who is missing here has a verified address of their own. */
  people: Map<string, Known>;
  close: () => Promise<void>;
}

/** Identity as trips calls it: whose address is whose, and which ones are verified. `anybody` is who is not in `people`. */
export async function identityDouble(anybody?: Known): Promise<IdentityDouble> {
  const people = new Map<string, Known>();
  const isVerified = (email: string) =>
    [...people.values()].some((person) => person.email === email && person.emailVerified);
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const userId = request.url?.split('/').at(-1) ?? '';
    const answer =
      request.method === 'POST'
        ? { isVerified: isVerified((JSON.parse(text) as { email: string }).email) }
        : { userId, ...(people.get(userId) ?? anybody ?? aVerifiedPerson(userId)) };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { url: `http://127.0.0.1:${port}`, people, close };
}
