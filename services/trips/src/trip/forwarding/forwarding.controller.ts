import { ForwardedEmailText, ForwardingAddress, TripForwarding } from '@landsea/contracts/forwarding';
import {
  ApiAnswer,
  CurrentUser,
  RateLimit,
  SecretAnswer,
  type Principal,
  type RateLimitRule,
} from '@landsea/nest-kit';
import { Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { RowIdPipe, TripId } from '../../row-id.pipe.js';
import { ForwardingService } from './forwarding.service.js';

const ADDRESS_LIMIT: RateLimitRule = {
  name: 'forwarding-address',
  limit: 30,
  windowSeconds: 3600,
  by: 'user',
};

@Controller('api/v1/trips/:tripId/forwarding')
export class ForwardingController {
  constructor(private readonly forwarding: ForwardingService) {}

  @SecretAnswer()
  @Get()
  @ApiAnswer(TripForwarding)
  getForwarding(@CurrentUser() user: Principal, @TripId() tripId: string): Promise<TripForwarding> {
    return this.forwarding.getForwarding(user, tripId);
  }

  @RateLimit(ADDRESS_LIMIT)
  @SecretAnswer()
  @Post('address')
  @ApiAnswer(ForwardingAddress, 201)
  renew(@CurrentUser() user: Principal, @TripId() tripId: string): Promise<ForwardingAddress> {
    return this.forwarding.renew(user, tripId);
  }

  @Delete('address')
  @HttpCode(204)
  turnOff(@CurrentUser() user: Principal, @TripId() tripId: string): Promise<void> {
    return this.forwarding.turnOff(user, tripId);
  }

  @Get('emails/:emailId')
  @ApiAnswer(ForwardedEmailText)
  getEmail(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('emailId', RowIdPipe) id: string,
  ): Promise<ForwardedEmailText> {
    return this.forwarding.getEmail(user, tripId, id);
  }

  @Delete('emails/:emailId')
  @HttpCode(204)
  dismiss(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('emailId', RowIdPipe) id: string,
  ): Promise<void> {
    return this.forwarding.dismiss(user, tripId, id);
  }

  @Put('emails/:emailId')
  @HttpCode(204)
  restore(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('emailId', RowIdPipe) id: string,
  ): Promise<void> {
    return this.forwarding.restore(user, tripId, id);
  }
}
