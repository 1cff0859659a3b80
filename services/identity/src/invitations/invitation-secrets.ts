import { createHmac } from 'node:crypto';
import type { InvitationKey } from '@landsea/contracts/sharing';
import { KIT_ENV, newSecret, secretHash } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { IdentityEnv } from '../env.js';
import { newInviteCode, plainInviteCode } from './invite-code.js';

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
    const token = newSecret();
    const code = newInviteCode();
    return { token, code, tokenHash: secretHash(token), codeHash: this.ofCode(code) };
  }

  hashOf(key: InvitationKey): KeyHash {
    return 'token' in key ? { tokenHash: secretHash(key.token) } : { codeHash: this.ofCode(key.code) };
  }

  private ofCode(code: string): string {
    return createHmac('sha256', this.codeKey).update(plainInviteCode(code)).digest('hex');
  }
}
