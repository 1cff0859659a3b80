import { CreateHouseholdPerson, HouseholdPerson, UpdateHouseholdPerson } from '@landsea/contracts/agents';
import { ApiAnswer, CurrentUser, UserTypes, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Delete, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { RowIdPipe } from '../../row-id.pipe.js';
import { ClientPeopleService } from './client-people.service.js';

@UserTypes('agent')
@Controller('api/v1/clients/:clientId/people')
export class ClientPeopleController {
  constructor(private readonly people: ClientPeopleService) {}

  @Post()
  @ApiAnswer(HouseholdPerson, 201)
  add(
    @CurrentUser() user: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
    @Body({ schema: CreateHouseholdPerson }) person: CreateHouseholdPerson,
  ): Promise<HouseholdPerson> {
    return this.people.add(user, clientId, person);
  }

  @Patch(':travelerId')
  @ApiAnswer(HouseholdPerson)
  change(
    @CurrentUser() user: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
    @Param('travelerId', RowIdPipe) travelerId: string,
    @Body({ schema: UpdateHouseholdPerson }) change: UpdateHouseholdPerson,
  ): Promise<HouseholdPerson> {
    return this.people.change(user, clientId, travelerId, change);
  }

  @Delete(':travelerId')
  @HttpCode(204)
  remove(
    @CurrentUser() user: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
    @Param('travelerId', RowIdPipe) travelerId: string,
  ): Promise<void> {
    return this.people.remove(user, clientId, travelerId);
  }
}
