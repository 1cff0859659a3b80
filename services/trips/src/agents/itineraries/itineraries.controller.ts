import {
  AddItineraryRecipient,
  AgentItinerary,
  ItineraryCoverPhoto,
  PublishItinerary,
  SaveItinerary,
} from '@landsea/contracts/agents';
import {
  ApiAnswer,
  BodyLimit,
  CurrentUser,
  RateLimit,
  RawBody,
  UserTypes,
  type KitRequest,
  type Principal,
  type RateLimitRule,
} from '@landsea/nest-kit';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import type { Response } from 'express';
import { RowIdPipe, TripId } from '../../row-id.pipe.js';
import { answerFile } from '../../trip/files/file-answers.js';
import { ItineraryCovers } from './covers/itinerary-covers.service.js';
import { ItineraryDesk } from './itinerary-desk.service.js';
import { ItineraryReaders } from './itinerary-readers.service.js';

/** Sixty days with a long note each. */
const MOST_BYTES = 256 * 1024;
const EMAILS: RateLimitRule = { name: 'itinerary-emails', limit: 60, windowSeconds: 3600, by: 'user' };
const COVERS: RateLimitRule = { name: 'itinerary-covers', limit: 30, windowSeconds: 3600, by: 'user' };

@UserTypes('agent')
@Controller('api/v1/agent-trips/:tripId/itinerary')
export class ItinerariesController {
  constructor(
    private readonly desk: ItineraryDesk,
    private readonly readers: ItineraryReaders,
    private readonly covers: ItineraryCovers,
  ) {}

  @Get()
  @ApiAnswer(AgentItinerary)
  get(@CurrentUser() agent: Principal, @TripId() tripId: string): Promise<AgentItinerary> {
    return this.desk.get(agent, tripId);
  }

  @BodyLimit(MOST_BYTES)
  @Put()
  @ApiAnswer(AgentItinerary)
  save(
    @CurrentUser() agent: Principal,
    @TripId() tripId: string,
    @Body({ schema: SaveItinerary }) itinerary: SaveItinerary,
  ): Promise<AgentItinerary> {
    return this.desk.save(agent, tripId, itinerary);
  }

  @RawBody()
  @RateLimit(COVERS)
  @Post('covers')
  @ApiAnswer(ItineraryCoverPhoto, 201)
  uploadCover(
    @CurrentUser() agent: Principal,
    @TripId() tripId: string,
    @Req() request: KitRequest,
    @Query('name') name = '',
  ): Promise<ItineraryCoverPhoto> {
    return this.covers.upload(agent, tripId, request, String(name));
  }

  @Get('covers/:coverId')
  async openCover(
    @CurrentUser() agent: Principal,
    @TripId() tripId: string,
    @Param('coverId', RowIdPipe) coverId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return answerFile(response, await this.covers.openForAgent(agent, tripId, coverId));
  }

  @RateLimit(EMAILS)
  @Post('publications')
  @HttpCode(200)
  @ApiAnswer(AgentItinerary)
  publish(
    @CurrentUser() agent: Principal,
    @TripId() tripId: string,
    @Body({ schema: PublishItinerary }) published: PublishItinerary,
  ): Promise<AgentItinerary> {
    return this.desk.publish(agent, tripId, published);
  }

  @RateLimit(EMAILS)
  @Post('emails')
  @HttpCode(200)
  @ApiAnswer(AgentItinerary)
  tell(@CurrentUser() agent: Principal, @TripId() tripId: string): Promise<AgentItinerary> {
    return this.readers.tell(agent, tripId);
  }

  @RateLimit(EMAILS)
  @Post('recipients')
  @HttpCode(200)
  @ApiAnswer(AgentItinerary)
  add(
    @CurrentUser() agent: Principal,
    @TripId() tripId: string,
    @Body({ schema: AddItineraryRecipient }) added: AddItineraryRecipient,
  ): Promise<AgentItinerary> {
    return this.readers.add(agent, tripId, added);
  }

  @Delete('recipients/:recipientId')
  @ApiAnswer(AgentItinerary)
  withdraw(
    @CurrentUser() agent: Principal,
    @TripId() tripId: string,
    @Param('recipientId', RowIdPipe) recipientId: string,
  ): Promise<AgentItinerary> {
    return this.readers.withdraw(agent, tripId, recipientId);
  }
}
