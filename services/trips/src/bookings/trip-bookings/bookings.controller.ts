import {
  Booking,
  ChangeBookings,
  CreateBooking,
  TripBookings,
  UpdateBooking,
} from '@landsea/contracts/bookings';
import { ApiAnswer, CurrentUser, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { RowIdPipe, TripId } from '../../row-id.pipe.js';
import { BookingsService } from './bookings.service.js';

@Controller('api/v1/trips/:tripId/bookings')
export class BookingsController {
  constructor(private readonly bookings: BookingsService) {}

  @Get()
  @ApiAnswer(TripBookings)
  listBookings(@CurrentUser() user: Principal, @TripId() tripId: string): Promise<TripBookings> {
    return this.bookings.listBookings(user, tripId);
  }

  @Post()
  @ApiAnswer(Booking, 201)
  add(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Body({ schema: CreateBooking }) added: CreateBooking,
  ): Promise<Booking> {
    return this.bookings.add(user, tripId, added);
  }

  @Post('changes')
  @ApiAnswer(TripBookings)
  changeMany(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Body({ schema: ChangeBookings }) changes: ChangeBookings,
  ): Promise<TripBookings> {
    return this.bookings.changeMany(user, tripId, changes);
  }

  @Patch(':bookingId')
  @ApiAnswer(Booking)
  change(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('bookingId', RowIdPipe) bookingId: string,
    @Body({ schema: UpdateBooking }) change: UpdateBooking,
  ): Promise<Booking> {
    return this.bookings.change(user, tripId, bookingId, change);
  }

  @Delete(':bookingId')
  @HttpCode(204)
  remove(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('bookingId', RowIdPipe) bookingId: string,
  ): Promise<void> {
    return this.bookings.remove(user, tripId, bookingId);
  }
}
