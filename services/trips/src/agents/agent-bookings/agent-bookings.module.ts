import { Module } from '@nestjs/common';
import { BookingsModule } from '../../bookings/trip-bookings/bookings.module.js';
import { CreateAgentBookings1764530000000 } from '../../migrations/agents/1764530000000-create-agent-bookings.js';
import { AccessModule } from '../../trip/access/access.module.js';
import { ForwardingModule } from '../../trip/forwarding/forwarding.module.js';
import { TripsModule } from '../../trip/trips/trips.module.js';
import { ClientsModule } from '../clients/clients.module.js';
import { TeamModule } from '../team/team.module.js';
import { AgentBookingsController, ClientPaymentsController } from './agent-bookings.controller.js';
import { AgentBookingsPersonalData } from './agent-bookings.personal-data.js';
import { AgentBookingsService } from './agent-bookings.service.js';
import { BookingSupplierRow } from './booking-supplier.entity.js';
import { BookingSuppliersService } from './booking-suppliers.service.js';
import { BookingWorkRow } from './booking-work.entity.js';
import { ClientPaymentsService } from './client-payments.service.js';
import { DeskPaymentsService } from './desk-payments.service.js';
import { ToldPaymentRow } from './told-payment.entity.js';

@Module({
  imports: [TeamModule, ClientsModule, TripsModule, AccessModule, BookingsModule, ForwardingModule],
  controllers: [AgentBookingsController, ClientPaymentsController],
  exports: [ClientPaymentsService],
  providers: [
    AgentBookingsService,
    BookingSuppliersService,
    ClientPaymentsService,
    DeskPaymentsService,
    AgentBookingsPersonalData,
  ],
})
export class AgentBookingsModule {
  static readonly entities = [BookingSupplierRow, BookingWorkRow, ToldPaymentRow];
  static readonly migrations = [CreateAgentBookings1764530000000];
}
