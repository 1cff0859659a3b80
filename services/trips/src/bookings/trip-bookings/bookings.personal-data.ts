import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { selectBookingsOfOwner } from './bookings.queries.js';

@Injectable()
export class BookingsPersonalData extends PersonalData {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    return { bookings: await selectBookingsOfOwner(this.dataSource.manager, userId) };
  }

  /** A trip's erasure removes its bookings. */
  erase(): Promise<void> {
    return Promise.resolve();
  }
}
