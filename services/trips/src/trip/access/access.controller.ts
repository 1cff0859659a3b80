import { AccessInfo } from '@landsea/contracts/trip';
import { ApiAnswer, CurrentUser, type Principal } from '@landsea/nest-kit';
import { Controller, Get, Query } from '@nestjs/common';
import { OptionalRowIdPipe } from '../../row-id.pipe.js';
import { AccessService } from './access.service.js';

@Controller('api/user/access')
export class AccessController {
  constructor(private readonly access: AccessService) {}

  @Get()
  @ApiAnswer(AccessInfo)
  info(
    @CurrentUser() user: Principal,
    @Query('tripId', OptionalRowIdPipe) tripId?: string,
  ): Promise<AccessInfo> {
    return tripId === undefined ? this.access.ofActiveTrip(user) : this.access.of(user, tripId);
  }
}
