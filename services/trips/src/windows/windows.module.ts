import { Module } from '@nestjs/common';
import { TripsModule } from '../trips/trips.module.js';
import { WindowsController } from './windows.controller.js';
import { WindowsService } from './windows.service.js';

@Module({ imports: [TripsModule], controllers: [WindowsController], providers: [WindowsService] })
export class WindowsModule {}
