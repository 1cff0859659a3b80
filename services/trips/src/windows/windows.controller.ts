import { BookingWindows } from '@landsea/contracts';
import { ApiAnswer, CurrentUser, type Principal } from '@landsea/nest-kit';
import { Controller, Get, Param } from '@nestjs/common';
import { RowIdPipe } from '../row-id.pipe.js';
import { WindowsService } from './windows.service.js';

@Controller('api/v1/trips/:tripId/windows')
export class WindowsController {
  constructor(private readonly windows: WindowsService) {}

  @Get()
  @ApiAnswer(BookingWindows)
  of(@CurrentUser() user: Principal, @Param('tripId', RowIdPipe) tripId: string): Promise<BookingWindows> {
    return this.windows.of(user, tripId);
  }
}
