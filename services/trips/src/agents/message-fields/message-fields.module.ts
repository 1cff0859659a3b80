import { Module } from '@nestjs/common';
import { DaysModule } from '../../planning/days/days.module.js';
import { WindowsModule } from '../../planning/windows/windows.module.js';
import { TripsModule } from '../../trip/trips/trips.module.js';
import { AgentTripsModule } from '../agent-trips/agent-trips.module.js';
import { MessageFieldsController } from './message-fields.controller.js';
import { MessageFields } from './message-fields.service.js';

@Module({
  imports: [AgentTripsModule, TripsModule, DaysModule, WindowsModule],
  controllers: [MessageFieldsController],
  providers: [MessageFields],
  exports: [MessageFields],
})
export class MessageFieldsModule {}
