import { AccessInfo } from '@landsea/contracts/trip';
import { ApiAnswer, CurrentUser, KIT_ENV, type Principal } from '@landsea/nest-kit';
import { Controller, Get, Inject, Query } from '@nestjs/common';
import type { TripsEnv } from '../../env.js';
import { OptionalRowIdPipe } from '../../row-id.pipe.js';
import { AccessService } from './access.service.js';

@Controller('api/user/access')
export class AccessController {
  constructor(
    private readonly access: AccessService,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
  ) {}

  @Get()
  @ApiAnswer(AccessInfo)
  async getInfo(
    @CurrentUser() user: Principal,
    @Query('tripId', OptionalRowIdPipe) tripId?: string,
  ): Promise<AccessInfo> {
    const access =
      tripId === undefined
        ? await this.access.getActiveTripAccess(user)
        : await this.access.getAccess(user, tripId);
    const takesEmails = this.env.TRIP_MAIL_SECRET !== '' && access.canEdit && access.seesDocuments === true;
    return { ...access, ...(takesEmails && { takesEmails }) };
  }
}
