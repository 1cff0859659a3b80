import { CreatePerson, PartyMember, UpdatePerson } from '@landsea/contracts/trip';
import { ApiAnswer, CurrentUser, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Delete, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { RowIdPipe, TripId } from '../../row-id.pipe.js';
import { PeopleService } from './people.service.js';

@Controller('api/v1/trips/:tripId/people')
export class PartyController {
  constructor(private readonly people: PeopleService) {}

  @Post()
  @ApiAnswer(PartyMember, 201)
  add(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Body({ schema: CreatePerson }) person: CreatePerson,
  ): Promise<PartyMember> {
    return this.people.add(user, tripId, person);
  }

  @Patch(':personId')
  @ApiAnswer(PartyMember)
  change(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('personId', RowIdPipe) id: string,
    @Body({ schema: UpdatePerson }) change: UpdatePerson,
  ): Promise<PartyMember> {
    return this.people.change(user, tripId, id, change);
  }

  @Delete(':personId')
  @HttpCode(204)
  remove(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('personId', RowIdPipe) id: string,
  ): Promise<void> {
    return this.people.remove(user, tripId, id);
  }
}
