import { InvitedAddress, TripInvitationKey } from '@landsea/contracts/sharing';
import { ApiAnswer, Internal } from '@landsea/nest-kit';
import { Body, Controller, Post } from '@nestjs/common';
import { TripInvitationsService } from './trip-invitations.service.js';

@Internal()
@Controller('internal/trip-invitations')
export class InvitedAddressController {
  constructor(private readonly invitations: TripInvitationsService) {}

  @Post('address')
  @ApiAnswer(InvitedAddress)
  address(@Body({ schema: TripInvitationKey }) { token }: TripInvitationKey): Promise<InvitedAddress> {
    return this.invitations.address(token);
  }
}
