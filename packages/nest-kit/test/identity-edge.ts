import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Principal } from '@landsea/contracts/account';
import { hashSecret } from '../src/index.js';

/** The edge of identity that other services see: one question, answered from what is open here. */
export class IdentityEdge {
  url = '';
  calls = 0;
  /** While set, questions are taken and never answered. */
  hangs = false;
  private server: Server | undefined;
  private readonly open = new Map<string, Principal>();

  async start(): Promise<this> {
    const server = createServer((request, response) => {
      this.calls += 1;
      if (this.hangs) return;
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        const { tokenHash } = JSON.parse(body) as { tokenHash: string };
        response.end(JSON.stringify({ principal: this.open.get(tokenHash) ?? null }));
      });
    });
    this.server = server;
    const port = this.url ? Number(new URL(this.url).port) : 0;
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return this;
  }

  /** As kill -9 does: no answer is finished, no connection is taken. */
  async kill(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  signIn(token = randomBytes(32).toString('base64url')): {
    cookie: string;
    tokenHash: string;
    principal: Principal;
  } {
    const tokenHash = hashSecret(token);
    const principal: Principal = {
      userId: randomUUID(),
      sessionId: randomUUID(),
      userType: 'family',
      isDemo: false,
      firstName: 'Ada',
    };
    this.open.set(tokenHash, principal);
    return { cookie: `landsea_sid=${token}`, tokenHash, principal };
  }

  signOut(tokenHash: string): void {
    this.open.delete(tokenHash);
  }
}
