import {
  AddAgentBooking,
  AgentBooking,
  AgentBookings,
  BookingAlertList,
  BookingSupplier,
  BookingSupplierList,
  ChangeAgentBooking,
  ClientMoney,
  ClientPayment,
  ClientPaymentList,
  ReopenPayment,
  SaveBookingSupplier,
  TellPayment,
} from '@landsea/contracts/agents';
import { ConfirmationText } from '@landsea/contracts/forwarding';
import {
  ApiAnswer,
  CurrentUser,
  RateLimit,
  RawBody,
  SecretAnswer,
  UserTypes,
  type KitRequest,
  type Principal,
} from '@landsea/nest-kit';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Req } from '@nestjs/common';
import { RowIdPipe, TripId } from '../../row-id.pipe.js';
import { AgentBookingsService } from './agent-bookings.service.js';
import { BookingSuppliersService } from './booking-suppliers.service.js';
import { ClientPaymentsService } from './client-payments.service.js';
import { DeskPaymentsService } from './desk-payments.service.js';

@UserTypes('agent')
@Controller('api/v1')
export class AgentBookingsController {
  constructor(
    private readonly bookings: AgentBookingsService,
    private readonly suppliers: BookingSuppliersService,
    private readonly payments: DeskPaymentsService,
  ) {}

  @Get('booking-alerts')
  @ApiAnswer(BookingAlertList)
  listAlerts(@CurrentUser() user: Principal): Promise<BookingAlertList> {
    return this.bookings.listAlerts(user);
  }

  @Get('booking-suppliers')
  @ApiAnswer(BookingSupplierList)
  listSuppliers(@CurrentUser() user: Principal): Promise<BookingSupplierList> {
    return this.suppliers.list(user);
  }

  @Put('booking-suppliers/:supplierId')
  @ApiAnswer(BookingSupplier)
  saveSupplier(
    @CurrentUser() user: Principal,
    @Param('supplierId', RowIdPipe) supplierId: string,
    @Body({ schema: SaveBookingSupplier }) supplier: SaveBookingSupplier,
  ): Promise<BookingSupplier> {
    return this.suppliers.save(user, supplierId, supplier);
  }

  @Get('clients/:clientId/money')
  @ApiAnswer(ClientMoney)
  getClientMoney(
    @CurrentUser() user: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
  ): Promise<ClientMoney> {
    return this.bookings.getClientMoney(user, clientId);
  }

  @Get('agent-trips/:tripId/bookings')
  @ApiAnswer(AgentBookings)
  list(@CurrentUser() user: Principal, @TripId() tripId: string): Promise<AgentBookings> {
    return this.bookings.list(user, tripId);
  }

  @Post('agent-trips/:tripId/bookings')
  @ApiAnswer(AgentBooking, 201)
  add(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Body({ schema: AddAgentBooking }) added: AddAgentBooking,
  ): Promise<AgentBooking> {
    return this.bookings.add(user, tripId, added);
  }

  @Post('agent-trips/:tripId/confirmation-texts')
  @RawBody()
  @SecretAnswer()
  @RateLimit({ name: 'confirmation-text', limit: 60, windowSeconds: 3600, by: 'user' })
  @ApiAnswer(ConfirmationText)
  readFile(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Req() request: KitRequest,
  ): Promise<ConfirmationText> {
    return this.bookings.readFile(user, tripId, request);
  }

  @Patch('agent-trips/:tripId/bookings/:bookingId')
  @ApiAnswer(AgentBooking)
  change(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('bookingId', RowIdPipe) bookingId: string,
    @Body({ schema: ChangeAgentBooking }) change: ChangeAgentBooking,
  ): Promise<AgentBooking> {
    return this.bookings.change(user, tripId, bookingId, change);
  }

  @Post('agent-trips/:tripId/bookings/:bookingId/payments/:paymentId/confirmation')
  @ApiAnswer(AgentBooking)
  confirmPayment(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('bookingId', RowIdPipe) bookingId: string,
    @Param('paymentId', RowIdPipe) paymentId: string,
  ): Promise<AgentBooking> {
    return this.payments.confirm(user, { tripId, bookingId, paymentId });
  }

  @Post('agent-trips/:tripId/bookings/:bookingId/payments/:paymentId/reopening')
  @ApiAnswer(AgentBooking)
  reopenPayment(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('bookingId', RowIdPipe) bookingId: string,
    @Param('paymentId', RowIdPipe) paymentId: string,
    @Body({ schema: ReopenPayment }) { reason }: ReopenPayment,
  ): Promise<AgentBooking> {
    return this.payments.reopen(user, { tripId, bookingId, paymentId }, reason);
  }

  @Delete('agent-trips/:tripId/bookings/:bookingId/payments/:paymentId/told')
  @ApiAnswer(AgentBooking)
  refuseTold(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('bookingId', RowIdPipe) bookingId: string,
    @Param('paymentId', RowIdPipe) paymentId: string,
  ): Promise<AgentBooking> {
    return this.payments.refuseTold(user, { tripId, bookingId, paymentId });
  }
}

@Controller('api/v1/travel-agents/:clientId/payments')
export class ClientPaymentsController {
  constructor(private readonly payments: ClientPaymentsService) {}

  @Get()
  @ApiAnswer(ClientPaymentList)
  list(
    @CurrentUser() user: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
  ): Promise<ClientPaymentList> {
    return this.payments.list(user, clientId);
  }

  @Put(':bookingId/:paymentId')
  @ApiAnswer(ClientPayment)
  tell(
    @CurrentUser() user: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
    @Param('bookingId', RowIdPipe) bookingId: string,
    @Param('paymentId', RowIdPipe) paymentId: string,
    @Body({ schema: TellPayment }) told: TellPayment,
  ): Promise<ClientPayment> {
    return this.payments.tell(user, clientId, { bookingId, paymentId }, told);
  }
}
