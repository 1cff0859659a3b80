import { SeededTrip, SeedTrip, TripPreview } from '@landsea/contracts/trip';
import { ApiAnswer, Public, RateLimit, SkipCsrf } from '@landsea/nest-kit';
import { Body, Controller, Get, Post, Req, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import { TripId } from '../../row-id.pipe.js';
import { PreviewsService } from './previews.service.js';
import { identifyAssistant, SeedTripKeyGuard } from './seed-trip-key.guard.js';
import { SEED_TRIP_LIMIT } from './seed-trip-limit.js';

@Public()
@Controller('api/seed-trip')
export class PreviewsController {
  constructor(private readonly previews: PreviewsService) {}

  @SkipCsrf()
  @RateLimit({ ...SEED_TRIP_LIMIT, by: 'address' })
  @UseGuards(SeedTripKeyGuard)
  @Post()
  @ApiAnswer(SeededTrip, 201)
  seed(@Req() request: Request, @Body({ schema: SeedTrip }) trip: SeedTrip): Promise<SeededTrip> {
    return this.previews.seed(identifyAssistant(request), trip);
  }

  @RateLimit({ name: 'seed-trip-shown', limit: 60, windowSeconds: 60, by: 'address' })
  @Get(':tripId')
  @ApiAnswer(TripPreview)
  show(@TripId() tripId: string): Promise<TripPreview> {
    return this.previews.show(tripId);
  }
}
