import type { BookingWindows } from '@landsea/contracts';
import { CLOCK, type Clock, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { TripsService } from '../trips/trips.service.js';
import { bookingWindows } from './booking-windows.js';

@Injectable()
export class WindowsService {
  constructor(
    private readonly trips: TripsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of(user: Principal, tripId: string): Promise<BookingWindows> {
    return { windows: bookingWindows(await this.trips.detail(user, tripId), this.clock()) };
  }
}
