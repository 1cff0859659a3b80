import type { MigrationInterface } from 'typeorm';
import { DemoAgentModule } from './agents/demo-agent/demo-agent.module.js';
import { AgencyModule } from './agents/team/agency.module.js';
import { HandOverModule } from './agents/team/hand-over.module.js';
import { DigestsModule } from './agents/digests/digests.module.js';
import { ClientDigestsModule } from './agents/client-digests/client-digests.module.js';
import { DocumentsModule } from './agents/documents/documents.module.js';
import { TimelineModule } from './agents/household-timeline/timeline.module.js';
import { BrandingModule } from './agents/branding/branding.module.js';
import { AgentBookingsModule } from './agents/agent-bookings/agent-bookings.module.js';
import { CommissionsModule } from './agents/commissions/commissions.module.js';
import { FeesModule } from './agents/fees/fees.module.js';
import { AgentTripsModule } from './agents/agent-trips/agent-trips.module.js';
import { AgentNoticesModule } from './agents/agent-notices/agent-notices.module.js';
import { GroupsModule } from './agents/groups/groups.module.js';
import { KeptTripsModule } from './agents/kept-trips/kept-trips.module.js';
import { MessageFieldsModule } from './agents/message-fields/message-fields.module.js';
import { OwnTemplatesModule } from './agents/own-templates/own-templates.module.js';
import { MorningModule } from './agents/morning/morning.module.js';
import { CoreNeedsModule } from './agents/core-needs/core-needs.module.js';
import { DeskSearchModule } from './agents/desk-search/desk-search.module.js';
import { ClientListModule } from './agents/client-list/client-list.module.js';
import { ClientsModule } from './agents/clients/clients.module.js';
import { ConversationsModule } from './agents/conversations/conversations.module.js';
import { ClientImportsModule } from './agents/clients/imports/client-imports.module.js';
import { ClientPortalModule } from './agents/client-portal/client-portal.module.js';
import { AuditModule } from './agents/clients/audit/audit.module.js';
import { ClientDeletionModule } from './agents/clients/deletion/client-deletion.module.js';
import { DuplicatesModule } from './agents/clients/duplicates/duplicates.module.js';
import { AgreementsModule } from './agents/agreements/agreements.module.js';
import { IntakeFormsModule } from './agents/intake-forms/intake-forms.module.js';
import { QuotesModule } from './agents/quotes/quotes.module.js';
import { ItinerariesModule } from './agents/itineraries/itineraries.module.js';
import { TaskMessagesModule } from './agents/task-messages/task-messages.module.js';
import { WorkflowsModule } from './agents/workflows/workflows.module.js';
import { PriceOffersModule } from './agents/price-offers/price-offers.module.js';
import { QuickStartModule } from './agents/quick-start/quick-start.module.js';
import { FeatureStatusModule } from './agents/feature-status/feature-status.module.js';
import { TeamModule } from './agents/team/team.module.js';
import { BookingsModule } from './bookings/trip-bookings/bookings.module.js';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { EntitlementsModule } from './grants/entitlements/entitlements.module.js';
import { PlansModule } from './grants/plans/plans.module.js';
import { BudgetModule } from './money/budget/budget.module.js';
import { BudgetEstimateModule } from './money/estimate/budget-estimate.module.js';
import { ExpensesModule } from './money/expenses/expenses.module.js';
import { SavingsModule } from './money/savings/savings.module.js';
import { CalendarModule } from './planning/calendar/calendar.module.js';
import { DaysModule } from './planning/days/days.module.js';
import { PrintoutsModule } from './planning/printouts/printouts.module.js';
import { RemindersModule } from './planning/reminders/reminders.module.js';
import { TasksModule } from './planning/tasks/tasks.module.js';
import { WindowsModule } from './planning/windows/windows.module.js';
import { AccessModule } from './trip/access/access.module.js';
import { ActivityLogModule } from './trip/activity-log/activity-log.module.js';
import { CollaboratorsModule } from './trip/collaborators/collaborators.module.js';
import { TripDraftsModule } from './trip/drafts/trip-drafts.module.js';
import { FilesModule } from './trip/files/files.module.js';
import { ForwardingModule } from './trip/forwarding/forwarding.module.js';
import { LiveModule } from './trip/live/live.module.js';
import { PeopleModule } from './trip/people/people.module.js';
import { PreviewsModule } from './trip/previews/previews.module.js';
import { TripsModule } from './trip/trips/trips.module.js';
import { ActivityModule } from './history/activity/activity.module.js';
import { TripCopiesModule } from './trip-dates/copies/trip-copies.module.js';
import { DemoModule } from './demo/demo.module.js';
import { TripDetailsModule } from './trip-dates/details/trip-details.module.js';
import { TripHistoryModule } from './history/finished-trips/trip-history.module.js';
import { ShareLinksModule } from './sharing/share-links/share-links.module.js';

type Slice = (new () => object) & {
  entities?: readonly (new () => object)[];
  migrations?: readonly (new () => MigrationInterface)[];
};

/** A slice's logged tables and personal data are found through its module. */
export const slices: readonly Slice[] = [
  DemoAgentModule,
  AgencyModule,
  HandOverModule,
  AgentBookingsModule,
  CommissionsModule,
  FeesModule,
  PriceOffersModule,
  AgentTripsModule,
  AgentNoticesModule,
  GroupsModule,
  KeptTripsModule,
  MessageFieldsModule,
  OwnTemplatesModule,
  DigestsModule,
  ClientDigestsModule,
  MorningModule,
  TaskMessagesModule,
  WorkflowsModule,
  AgreementsModule,
  IntakeFormsModule,
  QuotesModule,
  ItinerariesModule,
  CoreNeedsModule,
  DeskSearchModule,
  ClientListModule,
  AuditModule,
  DuplicatesModule,
  ClientImportsModule,
  ClientDeletionModule,
  ClientPortalModule,
  ClientsModule,
  ConversationsModule,
  QuickStartModule,
  FeatureStatusModule,
  BrandingModule,
  DocumentsModule,
  TimelineModule,
  TeamModule,
  CatalogueModule,
  BookingsModule,
  EntitlementsModule,
  PlansModule,
  BudgetModule,
  BudgetEstimateModule,
  ExpensesModule,
  SavingsModule,
  CalendarModule,
  DaysModule,
  PrintoutsModule,
  RemindersModule,
  TasksModule,
  WindowsModule,
  AccessModule,
  ActivityLogModule,
  CollaboratorsModule,
  TripDraftsModule,
  FilesModule,
  ForwardingModule,
  LiveModule,
  PeopleModule,
  PreviewsModule,
  TripsModule,
  ActivityModule,
  TripCopiesModule,
  DemoModule,
  TripDetailsModule,
  TripHistoryModule,
  ShareLinksModule,
];
