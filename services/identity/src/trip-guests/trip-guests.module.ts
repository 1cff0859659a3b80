import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { TripGuestsController } from './trip-guests.controller.js';
import { TripGuests } from './trip-guests.service.js';

@Module({ imports: [AuthModule], controllers: [TripGuestsController], providers: [TripGuests] })
export class TripGuestsModule {}
