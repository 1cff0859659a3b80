import { Module } from '@nestjs/common';
import { TripsTold } from './trips-told.js';

@Module({ providers: [TripsTold], exports: [TripsTold] })
export class TripsToldModule {}
