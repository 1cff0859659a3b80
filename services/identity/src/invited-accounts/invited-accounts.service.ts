import { Injectable } from '@nestjs/common';
import type { RegisterForTeam, RegisterForTrip } from '@landsea/contracts/account';
import { InvitedAddress } from '@landsea/contracts/sharing';
import { DomainError, ServiceClient } from '@landsea/nest-kit';
import { AuthService } from '../auth/auth.service.js';
import type { Browser } from '../auth/browser.js';
import type { SignedIn } from '../sessions/signed-in.js';

/**
 * Accounts for invited addresses, which count as verified: the link was sent nowhere else.
 * Both ways throw DomainError INVITATION_EXPIRED, EMAIL_TAKEN, VALIDATION_FAILED.
 */
@Injectable()
export class InvitedAccounts {
  constructor(
    private readonly services: ServiceClient,
    private readonly auth: AuthService,
  ) {}

  async registerForTrip({ token, ...person }: RegisterForTrip, browser: Browser): Promise<SignedIn> {
    const email = await this.readAddress('trip-invitations', token);
    return this.auth.register({ ...person, email, isEmailVerified: true }, browser);
  }

  async registerForTeam({ token, ...person }: RegisterForTeam, browser: Browser): Promise<SignedIn> {
    const email = await this.readAddress('agency-invitations', token);
    return this.auth.register({ ...person, email, isEmailVerified: true, userType: 'agent' }, browser);
  }

  private async readAddress(kind: 'trip-invitations' | 'agency-invitations', token: string): Promise<string> {
    const invited = await this.services.post('trips', `/internal/${kind}/address`, { token }, InvitedAddress);
    if (!invited)
      throw new DomainError({
        code: 'INVITATION_EXPIRED',
        message: 'This invitation is no longer open. Ask for a new one.',
      });
    return invited.email;
  }
}
