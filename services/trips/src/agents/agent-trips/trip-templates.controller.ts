import { SaveTripTemplate, TripTemplateList } from '@landsea/contracts/agents';
import { ApiAnswer, CurrentUser, UserTypes, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { TripId } from '../../row-id.pipe.js';
import { TripTemplatesService } from './trip-templates.service.js';

@UserTypes('agent')
@Controller('api/v1')
export class TripTemplatesController {
  constructor(private readonly templates: TripTemplatesService) {}

  @Get('trip-templates')
  @ApiAnswer(TripTemplateList)
  list(@CurrentUser() agent: Principal): Promise<TripTemplateList> {
    return this.templates.list(agent);
  }

  @Put('agent-trips/:tripId/template')
  @ApiAnswer(TripTemplateList)
  save(
    @CurrentUser() agent: Principal,
    @TripId() tripId: string,
    @Body({ schema: SaveTripTemplate }) template: SaveTripTemplate,
  ): Promise<TripTemplateList> {
    return this.templates.save(agent, tripId, template);
  }

  @Delete('agent-trips/:tripId/template')
  @ApiAnswer(TripTemplateList)
  remove(@CurrentUser() agent: Principal, @TripId() tripId: string): Promise<TripTemplateList> {
    return this.templates.remove(agent, tripId);
  }
}
