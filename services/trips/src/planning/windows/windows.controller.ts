import { BookingWindows, SetFinalPayment } from '@landsea/contracts/planning';
import { ApiAnswer, CurrentUser, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { TripId } from '../../row-id.pipe.js';
import { WindowsService } from './windows.service.js';

@Controller('api/v1/trips/:tripId')
export class WindowsController {
  constructor(private readonly windows: WindowsService) {}

  @Get('windows')
  @ApiAnswer(BookingWindows)
  listWindows(@CurrentUser() user: Principal, @TripId() tripId: string): Promise<BookingWindows> {
    return this.windows.listWindows(user, tripId);
  }

  @Put('final-payment')
  @ApiAnswer(BookingWindows)
  setFinalPayment(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Body({ schema: SetFinalPayment }) payment: SetFinalPayment,
  ): Promise<BookingWindows> {
    return this.windows.setFinalPayment(user, tripId, payment);
  }
}
