import { AgencyInvitationKey } from '@landsea/contracts/agents';
import { InvitedAddress } from '@landsea/contracts/sharing';
import { ApiAnswer, Internal } from '@landsea/nest-kit';
import { Body, Controller, Post } from '@nestjs/common';
import { AgencyJoiningService } from './agency-joining.service.js';

@Internal()
@Controller('internal/agency-invitations')
export class InvitedMemberAddressController {
  constructor(private readonly joining: AgencyJoiningService) {}

  @Post('address')
  @ApiAnswer(InvitedAddress)
  readAddress(
    @Body({ schema: AgencyInvitationKey }) { token }: AgencyInvitationKey,
  ): Promise<InvitedAddress> {
    return this.joining.readAddress(token);
  }
}
