import { Module } from '@nestjs/common';
import { omitEmpty, type DeclaredData } from '@landsea/nest-kit';
import { BookingsModule } from '../../bookings/trip-bookings/bookings.module.js';
import { CreateAgentBookings1764530000000 } from '../../migrations/agents/1764530000000-create-agent-bookings.js';
import { AccessModule } from '../../trip/access/access.module.js';
import { ActivityLogModule } from '../../trip/activity-log/activity-log.module.js';
import { ForwardingModule } from '../../trip/forwarding/forwarding.module.js';
import { TripsModule } from '../../trip/trips/trips.module.js';
import { ClientsModule } from '../clients/clients.module.js';
import { TeamModule } from '../team/team.module.js';
import { AgentBookingsController, ClientPaymentsController } from './agent-bookings.controller.js';
import { AgentBookingsService } from './agent-bookings.service.js';
import { BookingSupplierRow } from './booking-supplier.entity.js';
import { BookingSuppliersService } from './booking-suppliers.service.js';
import { BookingWorkRow } from './booking-work.entity.js';
import { ClientPaymentsService } from './client-payments.service.js';
import { DeskPaymentsService } from './desk-payments.service.js';
import { ToldPaymentRow } from './told-payment.entity.js';

const bookingsOfUser: DeclaredData = {
  /** The agent’s side is the agent’s alone; a client’s are the payments that they told. */
  records: async (manager, userId) =>
    omitEmpty({
      agentBookings: await manager.query(
        `SELECT w.client_id AS "clientId", w.trip_id AS "tripId", w.booking_id AS "bookingId", w.booked_by AS "bookedBy", s.name AS supplier,
         w.numbers, w.rooms, w.tax_cents AS "taxCents", w.commissionable_cents AS "commissionableCents", coalesce(w.rate, s.rate) AS rate,
         w.how_to_pay AS "howToPay", w.number_checked_on::text AS "numberCheckedOn"
       FROM booking_work w JOIN client ON client.id = w.client_id LEFT JOIN booking_supplier s ON s.id = w.supplier_id
       WHERE client.agent_id = $1 ORDER BY w.trip_id, w.booking_id`,
        [userId],
      ),
      bookingSuppliers: await manager.query(
        `SELECT name, kinds, rate, pays_after_days AS "paysAfterDays", host_code AS "hostCode", agent_share AS "agentShare"
       FROM booking_supplier WHERE agent_id = $1 ORDER BY name`,
        [userId],
      ),
      toldPayments: await manager.query(
        `SELECT trip_id AS "tripId", booking_id AS "bookingId", payment_id AS "paymentId", at
       FROM told_payment WHERE user_id = $1 ORDER BY at`,
        [userId],
      ),
    }),
  erase: async (manager, userId) => {
    await manager.delete(BookingSupplierRow, { agentId: userId });
    await manager.update(ToldPaymentRow, { userId }, { userId: null, byName: 'Somebody who left' });
  },
};

@Module({
  imports: [
    TeamModule,
    ClientsModule,
    TripsModule,
    AccessModule,
    ActivityLogModule,
    BookingsModule,
    ForwardingModule,
  ],
  controllers: [AgentBookingsController, ClientPaymentsController],
  exports: [ClientPaymentsService],
  providers: [AgentBookingsService, BookingSuppliersService, ClientPaymentsService, DeskPaymentsService],
})
export class AgentBookingsModule {
  static readonly personalData = [bookingsOfUser];
  static readonly entities = [BookingSupplierRow, BookingWorkRow, ToldPaymentRow];
  static readonly migrations = [CreateAgentBookings1764530000000];
}
