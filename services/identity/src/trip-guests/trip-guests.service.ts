import { Injectable } from '@nestjs/common';
import { type RegisterForTrip } from '@landsea/contracts/account';
import { TripInvitationAddress } from '@landsea/contracts/sharing';
import { DomainError, ServiceClient } from '@landsea/nest-kit';
import { AuthService } from '../auth/auth.service.js';
import type { Browser } from '../auth/browser.js';
import type { SignedIn } from '../sessions/signed-in.js';

@Injectable()
export class TripGuests {
  constructor(
    private readonly services: ServiceClient,
    private readonly auth: AuthService,
  ) {}

  /**
   * The invited address counts as verified: the link was sent nowhere else.
   * @throws DomainError INVITATION_EXPIRED, EMAIL_TAKEN, VALIDATION_FAILED.
   */
  async register({ token, ...person }: RegisterForTrip, browser: Browser): Promise<SignedIn> {
    const path = '/internal/trip-invitations/address';
    const invited = await this.services.post('trips', path, { token }, TripInvitationAddress);
    if (!invited)
      throw new DomainError({
        code: 'INVITATION_EXPIRED',
        message: 'This invitation is no longer open. Ask for a new one.',
      });
    return this.auth.register({ ...person, email: invited.email, isEmailVerified: true }, browser);
  }
}
