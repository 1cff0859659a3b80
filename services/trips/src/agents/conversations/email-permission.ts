import { describeUnreachable } from '@landsea/rules/agents';
import { CLOCK, DomainError, makeInvalidField, type Clock, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AddressVerification } from '../../trip/address-verification/address-verification.service.js';
import type { Correspondent } from './correspondents.queries.js';
import { countEmailedToAddresses } from './notices/message-emails.queries.js';

/** More than an agent writes to leads in a day, and little for somebody who sends advertising. */
const MOST_PER_DAY = 300;
const HOUR_SECONDS = 3600;

export const explainUnreachable = ({ userId, hasLeft, ...client }: Correspondent): string | undefined => {
  const state = userId !== null ? 'joined' : hasLeft ? 'left' : 'not-invited';
  return describeUnreachable({ ...client, invitation: { state } });
};

@Injectable()
export class EmailPermission {
  constructor(
    private readonly dataSource: DataSource,
    private readonly addresses: AddressVerification,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Emails to people without an account leave in the agent's name, so the agent's own address is confirmed first.
   * @throws DomainError EMAIL_NOT_VERIFIED, RATE_LIMITED.
   */
  async assertMayEmail(agent: Pick<Principal, 'userId' | 'isDemo'>, recipients = 1): Promise<void> {
    if (agent.isDemo) return;
    await this.addresses.assertVerified(agent, 'write to people who have no account');
    const sent = await countEmailedToAddresses(this.dataSource.manager, agent.userId, this.clock());
    if (sent + recipients > MOST_PER_DAY)
      throw new DomainError({
        code: 'RATE_LIMITED',
        message: `You can email ${MOST_PER_DAY} people without an account in a day. Please send the rest tomorrow.`,
        retryAfterSeconds: HOUR_SECONDS,
      });
  }
}

/** @throws DomainError VALIDATION_FAILED: a person without an account has no page to open a file on. */
export const refuseFiles = (files: readonly string[]): void => {
  if (files.length > 0)
    throw makeInvalidField('files', 'Files can be sent once your client has joined. Your text can go now.');
};
