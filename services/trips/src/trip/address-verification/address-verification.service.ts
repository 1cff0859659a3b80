import { PersonContact, VerifiedAddressAnswer } from '@landsea/contracts/account';
import { type MessagePayload } from '@landsea/contracts/messages';
import {
  DomainError,
  InboxHandler,
  PersonalDataRegistry,
  ServiceClient,
  type Principal,
} from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

@Injectable()
export class AddressVerification {
  constructor(
    private readonly services: ServiceClient,
    private readonly data: PersonalDataRegistry,
  ) {}

  /**
   * @param action as in "before you invite somebody".
   * @throws DomainError EMAIL_NOT_VERIFIED, SERVICE_UNAVAILABLE.
   */
  async assertVerified({ userId }: Pick<Principal, 'userId'>, action: string): Promise<void> {
    const person = await this.services.get('identity', `/internal/people/${userId}`, PersonContact);
    if (!person?.emailVerified)
      throw new DomainError({
        code: 'EMAIL_NOT_VERIFIED',
        message: `Please confirm your email address before you ${action}.`,
      });
  }

  async isVerified(email: string): Promise<boolean> {
    const path = '/internal/people/verified-address';
    const answer = await this.services.post('identity', path, { email }, VerifiedAddressAnswer);
    return answer?.isVerified ?? false;
  }

  /** A stranger may have held the account before its address was verified. */
  @InboxHandler('identity.address-verified')
  async revokeEarlierAccess(
    { userId, verifiedAt }: MessagePayload<'identity.address-verified'>,
    manager: EntityManager,
  ): Promise<void> {
    await this.data.revokeBefore(manager, userId, new Date(verifiedAt));
  }
}
