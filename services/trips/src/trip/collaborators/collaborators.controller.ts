import {
  Collaborator,
  InviteCollaborator,
  SetTraveler,
  Sharing,
  UpdateCollaborator,
} from '@landsea/contracts/sharing';
import { ApiAnswer, CurrentUser, RateLimit, type Principal, type RateLimitRule } from '@landsea/nest-kit';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import { RowIdPipe, TripId } from '../../row-id.pipe.js';
import { CollaboratorTravelersService } from './collaborator-travelers.service.js';
import { CollaboratorsService } from './collaborators.service.js';

const INVITE_LIMIT: RateLimitRule = {
  name: 'invite-collaborator',
  limit: 20,
  windowSeconds: 3600,
  by: 'user',
};

@Controller('api/v1/trips/:tripId/collaborators')
export class CollaboratorsController {
  constructor(
    private readonly collaborators: CollaboratorsService,
    private readonly travelers: CollaboratorTravelersService,
  ) {}

  @Get()
  @ApiAnswer(Sharing)
  getSharing(@CurrentUser() user: Principal, @TripId() tripId: string): Promise<Sharing> {
    return this.collaborators.getSharing(user, tripId);
  }

  @RateLimit(INVITE_LIMIT)
  @Post()
  @ApiAnswer(Collaborator, 201)
  invite(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Body({ schema: InviteCollaborator }) invitation: InviteCollaborator,
  ): Promise<Collaborator> {
    return this.collaborators.invite(user, tripId, invitation);
  }

  @RateLimit(INVITE_LIMIT)
  @Post(':collaboratorId/resend')
  @ApiAnswer(Collaborator)
  resend(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('collaboratorId', RowIdPipe) id: string,
  ): Promise<Collaborator> {
    return this.collaborators.resend(user, tripId, id);
  }

  @Patch(':collaboratorId')
  @ApiAnswer(Collaborator)
  change(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('collaboratorId', RowIdPipe) id: string,
    @Body({ schema: UpdateCollaborator }) change: UpdateCollaborator,
  ): Promise<Collaborator> {
    return this.collaborators.change(user, tripId, id, change);
  }

  @Put(':collaboratorId/traveler')
  @ApiAnswer(Collaborator)
  setTraveler(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('collaboratorId', RowIdPipe) id: string,
    @Body({ schema: SetTraveler }) traveler: SetTraveler,
  ): Promise<Collaborator> {
    return this.travelers.set(user, tripId, id, traveler);
  }

  @Delete(':collaboratorId')
  @HttpCode(204)
  remove(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('collaboratorId', RowIdPipe) id: string,
  ): Promise<void> {
    return this.collaborators.remove(user, tripId, id);
  }
}
