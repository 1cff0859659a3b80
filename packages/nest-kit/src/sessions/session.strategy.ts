import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Principal } from '@landsea/contracts/account';
import type { Request } from 'express';
import passport from 'passport';
import type { SessionDirectory } from './session-directory.js';
import { getCallerAddressKey } from '../limits/rate-limit/address-key.js';
import type { SessionReader } from './session-reader.js';

export interface SessionLookup {
  directory: SessionDirectory;
  sessions: SessionReader;
}
type Done = (error: unknown, principal?: Principal | null) => void;
type Verify = (request: Request, lookup: SessionLookup, done: Done) => void;

class OpaqueCookieStrategy extends passport.Strategy {
  override readonly name = 'session';

  constructor(private readonly verify: Verify) {
    super();
  }

  override authenticate(request: Request, lookup: SessionLookup): void {
    this.verify(request, lookup, (error, principal) => {
      if (error) this.error(error);
      else if (principal) this.success(principal);
      else this.fail(401);
    });
  }
}

@Injectable()
export class SessionStrategy extends PassportStrategy(OpaqueCookieStrategy, 'session') {
  async validate(request: Request, { directory, sessions }: SessionLookup): Promise<Principal | null> {
    const session = sessions.read(request);
    if (!session) return null;
    const { tokenHash, isSigned } = session;
    return (await directory.find(tokenHash, { address: getCallerAddressKey(request), isSigned })) ?? null;
  }
}
