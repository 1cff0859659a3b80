import { createHmac, randomInt } from 'node:crypto';
import type { InvitationKey } from '@landsea/contracts/sharing';
import { KIT_ENV, makeSecret, hashSecret } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { IdentityEnv } from '../env.js';

/** The alphabet has no characters that are mistaken for one another: no 0 O, 1 I L, U V. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const LENGTH = 10;
const PREFIX = 3;

/** Ten characters of 29, about 48 bits, shown as `ABCDE-23456`. */
export const makeInviteCode = (): string => {
  const signs = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${signs.slice(0, 5).join('')}-${signs.slice(5).join('')}`;
};

export const normalizeInviteCode = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** Tries at codes with the same prefix are counted together, from any address. */
export const inviteCodePrefix = (typed: string): string => normalizeInviteCode(typed).slice(0, PREFIX);

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
