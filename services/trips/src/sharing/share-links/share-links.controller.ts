import { CreateShareLink, NewShareLink, ShareLinks } from '@landsea/contracts/sharing';
import {
  ApiAnswer,
  CurrentUser,
  RateLimit,
  SecretAnswer,
  type Principal,
  type RateLimitRule,
} from '@landsea/nest-kit';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { RowIdPipe, TripId } from '../../row-id.pipe.js';
import { ShareLinksService } from './share-links.service.js';

const LINK_LIMIT: RateLimitRule = { name: 'share-link', limit: 30, windowSeconds: 3600, by: 'user' };

@Controller('api/v1/trips/:tripId/share-links')
export class ShareLinksController {
  constructor(private readonly links: ShareLinksService) {}

  @Get()
  @ApiAnswer(ShareLinks)
  listLinks(@CurrentUser() user: Principal, @TripId() tripId: string): Promise<ShareLinks> {
    return this.links.listLinks(user, tripId);
  }

  @RateLimit(LINK_LIMIT)
  @SecretAnswer()
  @Post()
  @ApiAnswer(NewShareLink, 201)
  add(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Body({ schema: CreateShareLink }) link: CreateShareLink,
  ): Promise<NewShareLink> {
    return this.links.add(user, tripId, link);
  }

  @Delete(':linkId')
  @HttpCode(204)
  revoke(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('linkId', RowIdPipe) id: string,
  ): Promise<void> {
    return this.links.revoke(user, tripId, id);
  }
}
