import { randomUUID } from 'node:crypto';
import type { INestApplication } from '@nestjs/common';
import type { Principal } from '@landsea/contracts/account';
import { SessionResolver } from '../sessions/session-resolver.js';
import { KIT_ENV } from '../http/routes/tokens.js';
import { hashSecret } from '../secrets/secret.js';
import { getSessionKeys, makeSessionToken, type SessionKeys } from '../sessions/session-token.js';

const SOMEONE: Omit<Principal, 'userId' | 'sessionId'> = {
  userType: 'family',
  isDemo: false,
  firstName: 'Robin',
};

/** Sessions that exist only in this test: their cookies resolve here, all others where the service would ask. */
export class TestSessions {
  private readonly principals = new Map<string, Principal>();

  private readonly keys: SessionKeys;

  constructor(app: INestApplication) {
    this.keys = getSessionKeys(app.get(KIT_ENV));
    const resolver = app.get(SessionResolver);
    const ask = resolver.resolve.bind(resolver);
    resolver.resolve = (tokenHash) => {
      const principal = this.principals.get(tokenHash);
      return principal ? Promise.resolve(principal) : ask(tokenHash);
    };
  }

  /** @returns the value of a session cookie that stands for this person. */
  open(person: Partial<Principal>): string {
    const token = makeSessionToken(this.keys);
    const principal = { userId: randomUUID(), sessionId: randomUUID(), ...SOMEONE, ...person };
    this.principals.set(hashSecret(token), principal);
    return token;
  }
}
