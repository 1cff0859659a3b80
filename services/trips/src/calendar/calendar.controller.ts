import { CalendarFeed, NewCalendarFeed } from '@landsea/contracts';
import { ApiAnswer, CurrentUser, Public, RateLimit, SecretAnswer, type Principal } from '@landsea/nest-kit';
import { Controller, Delete, Get, Header, Param, Post } from '@nestjs/common';
import { RowIdPipe } from '../row-id.pipe.js';
import { CalendarService, feedTokenHash } from './calendar.service.js';

@Controller('api/v1')
export class CalendarController {
  constructor(private readonly calendar: CalendarService) {}

  @Get('trips/:tripId/calendar')
  @ApiAnswer(CalendarFeed)
  of(@CurrentUser() user: Principal, @Param('tripId', RowIdPipe) tripId: string): Promise<CalendarFeed> {
    return this.calendar.of(user, tripId);
  }

  @SecretAnswer()
  @Post('trips/:tripId/calendar')
  @ApiAnswer(NewCalendarFeed, 201)
  renew(
    @CurrentUser() user: Principal,
    @Param('tripId', RowIdPipe) tripId: string,
  ): Promise<NewCalendarFeed> {
    return this.calendar.renew(user, tripId);
  }

  @Delete('trips/:tripId/calendar')
  @ApiAnswer(undefined, 204)
  revoke(@CurrentUser() user: Principal, @Param('tripId', RowIdPipe) tripId: string): Promise<void> {
    return this.calendar.revoke(user, tripId);
  }

  /** Calendar services fetch for many people from few addresses, so that one calendar is counted by its address too. */
  @Public()
  @RateLimit(
    { name: 'calendar', limit: 600, windowSeconds: 60, by: 'address' },
    {
      name: 'one-calendar',
      limit: 30,
      windowSeconds: 60,
      by: ({ params }) => feedTokenHash(String(params['file'])) ?? undefined,
    },
  )
  @Get('calendar/:file')
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @Header('Content-Disposition', 'inline; filename="landsea.ics"')
  @ApiAnswer(undefined)
  read(@Param('file') file: string): Promise<string> {
    return this.calendar.read(file);
  }
}
