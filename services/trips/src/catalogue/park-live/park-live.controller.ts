import { ParkId, ParkLive } from '@landsea/contracts/catalogue';
import { ApiAnswer, Public } from '@landsea/nest-kit';
import { Controller, Get, Param } from '@nestjs/common';
import { ParkLiveService } from './park-live.service.js';

@Public()
@Controller('api/v1/parks')
export class ParkLiveController {
  constructor(private readonly parks: ParkLiveService) {}

  @Get(':park/live')
  @ApiAnswer(ParkLive)
  getLive(@Param('park', { schema: ParkId }) park: ParkId): Promise<ParkLive> {
    return this.parks.getLive(park);
  }
}
