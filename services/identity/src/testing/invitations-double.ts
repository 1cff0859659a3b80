import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface InvitationsDouble {
  url: string;
  /** Open invitations: the token of each and the address that it was emailed to. */
  addresses: Map<string, string>;
  close(): Promise<void>;
}

/** Trips as identity calls it about an invitation. */
export async function startInvitationsDouble(): Promise<InvitationsDouble> {
  const addresses = new Map<string, string>();
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const { token } = JSON.parse(text) as { token: string };
    const email = addresses.get(token);
    response.writeHead(email ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(email ? { email } : { code: 'NOT_FOUND', message: 'Not found' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    addresses,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
