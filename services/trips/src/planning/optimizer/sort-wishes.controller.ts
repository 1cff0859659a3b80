import { SortedWishes } from '@landsea/contracts/planning';
import { ApiAnswer, CurrentUser, RateLimit, type Principal } from '@landsea/nest-kit';
import { Controller, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { TripId } from '../../row-id.pipe.js';
import { abortWhenCallerLeaves } from './caller-leaves.js';
import { SortWishesService } from './sort-wishes.service.js';

@Controller('api/v1/trips/:tripId/sort-wishes')
export class SortWishesController {
  constructor(private readonly wishes: SortWishesService) {}

  @Post()
  @RateLimit({ name: 'sort-wishes', limit: 20, windowSeconds: 600, by: 'user' })
  @ApiAnswer(SortedWishes)
  sortWishes(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SortedWishes> {
    return this.wishes.sortWishes(user, tripId, abortWhenCallerLeaves(response));
  }
}
