import type { ServerResponse } from 'node:http';
import { CalendarChoice, CalendarFeed, CalendarLinks, NewCalendarFeed } from '@landsea/contracts/planning';
import { ApiAnswer, CurrentUser, Public, RateLimit, SecretAnswer, type Principal } from '@landsea/nest-kit';
import { Controller, Delete, Get, Header, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { Request } from 'express';
import { TripId } from '../../row-id.pipe.js';
import { CalendarService, hashFeedToken } from './calendar.service.js';

@Controller('api/v1')
export class CalendarController {
  constructor(private readonly calendar: CalendarService) {}

  @Get('trips/:tripId/calendar')
  @ApiAnswer(CalendarFeed)
  getFeed(@CurrentUser() user: Principal, @TripId() tripId: string): Promise<CalendarFeed> {
    return this.calendar.getFeed(user, tripId);
  }

  @SecretAnswer()
  @Post('trips/:tripId/calendar')
  @ApiAnswer(NewCalendarFeed, 201)
  renew(@CurrentUser() user: Principal, @TripId() tripId: string): Promise<NewCalendarFeed> {
    return this.calendar.renew(user, tripId);
  }

  @Delete('trips/:tripId/calendar')
  @ApiAnswer(undefined, 204)
  revoke(@CurrentUser() user: Principal, @TripId() tripId: string): Promise<void> {
    return this.calendar.revoke(user, tripId);
  }

  @Get('trips/:tripId/days/:date/calendar')
  @ApiAnswer(undefined)
  async getDayFile(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('date') date: string,
    @Res({ passthrough: true }) response: ServerResponse,
  ): Promise<string> {
    const { text, fileName } = await this.calendar.makeDayFile(user, tripId, date);
    response.setHeader('Content-Type', 'text/calendar; charset=utf-8');
    response.setHeader('Content-Disposition', `attachment; filename="${fileName}"`);
    return text;
  }

  @Get('calendar-links')
  @ApiAnswer(CalendarLinks)
  listLinks(@CurrentUser() user: Principal): Promise<CalendarLinks> {
    return this.calendar.listLinks(user);
  }

  @Delete('calendar-links')
  @ApiAnswer(undefined, 204)
  revokeAll(@CurrentUser() user: Principal): Promise<void> {
    return this.calendar.revokeAll(user);
  }

  /** Calendar services fetch for many people from few addresses, so each calendar is counted too. */
  @Public()
  @RateLimit(
    { name: 'calendar', limit: 600, windowSeconds: 60, by: 'address' },
    {
      name: 'one-calendar',
      limit: 6,
      windowSeconds: 60,
      by: ({ params }) => hashFeedToken(String(params['file'])) ?? undefined,
    },
  )
  @Get('calendar/:file')
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @ApiAnswer(undefined)
  async read(
    @Param('file') file: string,
    @Query({ schema: CalendarChoice }) choice: CalendarChoice,
    @Req() request: Request,
    @Res({ passthrough: true }) response: ServerResponse,
  ): Promise<string> {
    const { tag, fileName, text } = await this.calendar.read(file, choice);
    response.setHeader('Content-Disposition', `inline; filename="${fileName}"`);
    response.setHeader('ETag', `"${tag}"`);
    // A calendar polls every few hours: an unchanged one is neither sent nor computed.
    return request.fresh ? '' : text();
  }
}
