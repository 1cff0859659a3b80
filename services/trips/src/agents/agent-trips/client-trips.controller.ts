import { BeginClientTrip, CopyClientTrip, CreateClientTrip } from '@landsea/contracts/agents';
import { TripDetail } from '@landsea/contracts/trip';
import { ApiAnswer, CurrentUser, UserTypes, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Param, Post } from '@nestjs/common';
import { RowIdPipe } from '../../row-id.pipe.js';
import { AgentTripsService } from './agent-trips.service.js';
import { ShippedTripsService } from './shipped-trips.service.js';

@UserTypes('agent')
@Controller('api/v1/clients/:clientId/trips')
export class ClientTripsController {
  constructor(
    private readonly trips: AgentTripsService,
    private readonly shipped: ShippedTripsService,
  ) {}

  @Post()
  @ApiAnswer(TripDetail, 201)
  create(
    @CurrentUser() agent: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
    @Body({ schema: CreateClientTrip }) trip: CreateClientTrip,
  ): Promise<TripDetail> {
    return this.trips.create(agent, clientId, trip);
  }

  @Post('copies')
  @ApiAnswer(TripDetail, 201)
  copy(
    @CurrentUser() agent: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
    @Body({ schema: CopyClientTrip }) copied: CopyClientTrip,
  ): Promise<TripDetail> {
    return this.trips.copy(agent, clientId, copied);
  }

  @Post('beginnings')
  @ApiAnswer(TripDetail, 201)
  begin(
    @CurrentUser() agent: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
    @Body({ schema: BeginClientTrip }) begun: BeginClientTrip,
  ): Promise<TripDetail> {
    return this.shipped.begin(agent, clientId, begun);
  }
}
