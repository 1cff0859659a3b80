import { createHmac } from 'node:crypto';
import type { InvitationKey } from '@landsea/contracts/sharing';
import { KIT_ENV, makeSecret, hashSecret } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { IdentityEnv } from '../env.js';
import { makeInviteCode, normalizeInviteCode } from './invite-code.js';

export interface NewSecrets {
  token: string;
  code: string;
  tokenHash: string;
  codeHash: string;
}
export type KeyHash = { tokenHash: string } | { codeHash: string };

@Injectable()
export class InvitationSecrets {
  private readonly codeKey: Buffer;

  constructor(@Inject(KIT_ENV) env: IdentityEnv) {
    this.codeKey = createHmac('sha256', env.SERVICE_TOKEN_SECRET).update('invite-codes').digest();
  }

  make(): NewSecrets {
    const token = makeSecret();
    const code = makeInviteCode();
    return { token, code, tokenHash: hashSecret(token), codeHash: this.hashCode(code) };
  }

  hashOf(key: InvitationKey): KeyHash {
    return 'token' in key ? { tokenHash: hashSecret(key.token) } : { codeHash: this.hashCode(key.code) };
  }

  private hashCode(code: string): string {
    return createHmac('sha256', this.codeKey).update(normalizeInviteCode(code)).digest('hex');
  }
}
