import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { UserType } from '@landsea/contracts/account';
import { CLOCK, type Clock, makeSecret, hashSecret } from '@landsea/nest-kit';
import { LessThan, type Repository } from 'typeorm';
import { GoogleFlow } from './google-flow.entity.js';

export const FLOW_MINUTES = 10;

export interface FlowPurpose {
  userType: UserType;
  linkUserId: string | null;
}
export interface FlowSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}
export type Flow = FlowPurpose & FlowSecrets;

@Injectable()
export class GoogleFlows {
  constructor(
    @InjectRepository(GoogleFlow) private readonly flows: Repository<GoogleFlow>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns the value of the cookie that ties the flow to this browser. */
  async begin({ state, nonce, codeVerifier, userType, linkUserId }: Flow): Promise<string> {
    const browser = makeSecret();
    const now = this.clock();
    await this.flows.delete({ expiresAt: LessThan(now) });
    await this.flows.insert({
      stateHash: hashSecret(state),
      browserHash: hashSecret(browser),
      nonce,
      codeVerifier,
      userType,
      linkUserId,
      expiresAt: new Date(now.getTime() + FLOW_MINUTES * 60_000),
    });
    return browser;
  }

  async take(state: string, browser: string): Promise<Flow | undefined> {
    const [rows] = await this.flows.query<[Omit<Flow, 'state'>[], number]>(
      `DELETE FROM google_flow WHERE state_hash = $1 AND browser_hash = $2 AND expires_at > $3
       RETURNING nonce, code_verifier AS "codeVerifier", user_type AS "userType", link_user_id AS "linkUserId"`,
      [hashSecret(state), hashSecret(browser), this.clock()],
    );
    const row = rows[0];
    return row && { ...row, state };
  }
}
