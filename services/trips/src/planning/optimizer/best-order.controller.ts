import { BestOrder, BestOrderRequest } from '@landsea/contracts/planning';
import { ApiAnswer, CurrentUser, RateLimit, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Param, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { TripId } from '../../row-id.pipe.js';
import { abortWhenCallerLeaves } from './caller-leaves.js';
import { BestOrderService } from './best-order.service.js';

@Controller('api/v1/trips/:tripId/days/:date/best-order')
export class BestOrderController {
  constructor(private readonly orders: BestOrderService) {}

  @Post()
  @RateLimit({ name: 'best-order', limit: 60, windowSeconds: 600, by: 'user' })
  @ApiAnswer(BestOrder)
  findBestOrder(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('date') date: string,
    @Body({ schema: BestOrderRequest }) request: BestOrderRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BestOrder> {
    return this.orders.findBestOrder(user, tripId, date, request, abortWhenCallerLeaves(response));
  }
}
