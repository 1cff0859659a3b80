import { dataSourceOptions } from '@landsea/nest-kit/tasks';
import type { DataSourceOptions } from 'typeorm';
import { ActivityRow } from './trip/activity-log/activity.entity.js';
import { BudgetLineRow } from './money/budget/budget-line.entity.js';
import { ClientTripRow } from './agents/clients/client-trip.entity.js';
import { ClientRow } from './agents/clients/client.entity.js';
import { CollaboratorRow } from './trip/collaborators/collaborator.entity.js';
import { EntitlementRow } from './grants/entitlements/entitlement.entity.js';
import { ExpenseRow } from './money/expenses/expense.entity.js';
import { StoredFileRow } from './trip/files/stored-file.entity.js';
import { SettlementRow } from './money/expenses/settlement.entity.js';
import { CreateTrips1763700000000 } from './migrations/trip/1763700000000-create-trips.js';
import { CreateBudgetLines1763700100000 } from './migrations/money/1763700100000-create-budget-lines.js';
import { CreateClients1763700200000 } from './migrations/agents/1763700200000-create-clients.js';
import { AddClientInvitations1763740100000 } from './migrations/agents/1763740100000-add-client-invitations.js';
import { CreatePlanAccess1763745000000 } from './migrations/grants/1763745000000-create-plan-access.js';
import { AddTripChanges1763810000000 } from './migrations/trip/1763810000000-add-trip-changes.js';
import { CreateCollaborators1763840000000 } from './migrations/trip/1763840000000-create-collaborators.js';
import { NamePartyMembers1763840100000 } from './migrations/trip/1763840100000-name-party-members.js';
import { CreateExpenses1763830000000 } from './migrations/money/1763830000000-create-expenses.js';
import { ListTripsByPage1763810100000 } from './migrations/trip/1763810100000-list-trips-by-page.js';
import { CreateSavings1763830100000 } from './migrations/money/1763830100000-create-savings.js';
import { CreateActivities1763840200000 } from './migrations/trip/1763840200000-create-activities.js';
import { CreateShareLinks1763840300000 } from './migrations/trip/1763840300000-create-share-links.js';
import { ShareLinkRow } from './whole-trip/share-links/share-link.entity.js';
import { PlanAccessRow } from './grants/plans/plan-access.entity.js';
import { CreatePreviews1763760100000 } from './migrations/trip/1763760100000-create-previews.js';
import { AddBudgetLineDetails1763820000000 } from './migrations/money/1763820000000-add-budget-line-details.js';
import { CreateWindowTables1763800000000 } from './migrations/planning/1763800000000-create-window-tables.js';
import { CatalogueEditionRow } from './catalogue/editions/catalogue-edition.entity.js';
import { CreateCatalogueEditions1763905000000 } from './migrations/catalogue/1763905000000-create-catalogue-editions.js';
import { RenameReminderToldAt1763906000000 } from './migrations/planning/1763906000000-rename-reminder-told-at.js';
import { AddHourWorth1763907000000 } from './migrations/trip/1763907000000-add-hour-worth.js';
import { AddReminderClock1763910000000 } from './migrations/planning/1763910000000-add-reminder-clock.js';
import { AddItemPhotos1763908000000 } from './migrations/planning/1763908000000-add-item-photos.js';
import { AddProposedTimes1763980000000 } from './migrations/planning/1763980000000-add-proposed-times.js';
import { PreviewRow } from './trip/previews/preview.entity.js';
import { TripChangeRow } from './whole-trip/details/trip-change.entity.js';
import { ContributionRow, SavingsJarRow, SavingsPlanRow } from './money/savings/savings.entities.js';
import { CreateTasks1763860000000 } from './migrations/planning/1763860000000-create-tasks.js';
import { TaskRow } from './planning/tasks/task.entity.js';
import { TripDayRow } from './trip/trips/trip-day.entity.js';
import { TripRow } from './trip/trips/trip.entity.js';
import { ReminderPersonRow } from './planning/reminders/reminder-person.entity.js';
import { ReminderWorkRow } from './planning/reminders/reminder-work.entity.js';
import { ReminderRow } from './planning/reminders/reminder.entity.js';
import { CreateReminders1763800100000 } from './migrations/planning/1763800100000-create-reminders.js';
import { WatchPaymentsAndGuests1763870000000 } from './migrations/planning/1763870000000-watch-payments-and-guests.js';
import { VersionWhatIsEdited1763870100000 } from './migrations/trip/1763870100000-version-what-is-edited.js';
import { NameReminders1763870200000 } from './migrations/planning/1763870200000-name-reminders.js';
import { CreateTripDrafts1763898000000 } from './migrations/trip/1763898000000-create-trip-drafts.js';
import { CreateClientTrips1763899000000 } from './migrations/agents/1763899000000-create-client-trips.js';
import { CountReceiptsByPerson1763899100000 } from './migrations/money/1763899100000-count-receipts-by-person.js';
import { NameParksOfDays1763900000000 } from './migrations/trip/1763900000000-name-parks-of-days.js';
import { CreateDayItems1763900100000 } from './migrations/planning/1763900100000-create-day-items.js';
import { TripDraftRow } from './trip/drafts/trip-draft.entity.js';
import { CalendarEventRow } from './planning/calendar/calendar-event.entity.js';
import { CalendarFeedRow } from './planning/calendar/calendar-feed.entity.js';
import { CreateCalendar1763800200000 } from './migrations/planning/1763800200000-create-calendar.js';
import { DayItemRow } from './planning/days/day-item.entity.js';
import { SailingPaymentRow } from './planning/windows/sailing-payment.entity.js';

export const tripsDataSource = (url: string): DataSourceOptions =>
  dataSourceOptions({
    url,
    entities: [
      TripRow,
      TripDayRow,
      TripChangeRow,
      TripDraftRow,
      EntitlementRow,
      BudgetLineRow,
      ClientRow,
      ClientTripRow,
      PlanAccessRow,
      PreviewRow,
      CollaboratorRow,
      ActivityRow,
      ShareLinkRow,
      ExpenseRow,
      SettlementRow,
      StoredFileRow,
      SavingsPlanRow,
      SavingsJarRow,
      ContributionRow,
      TaskRow,
      DayItemRow,
      SailingPaymentRow,
      ReminderRow,
      ReminderPersonRow,
      ReminderWorkRow,
      CalendarFeedRow,
      CalendarEventRow,
      CatalogueEditionRow,
    ],
    migrations: [
      CreateTrips1763700000000,
      CreateBudgetLines1763700100000,
      CreateClients1763700200000,
      AddClientInvitations1763740100000,
      CreatePlanAccess1763745000000,
      CreatePreviews1763760100000,
      AddTripChanges1763810000000,
      ListTripsByPage1763810100000,
      AddBudgetLineDetails1763820000000,
      CreateCollaborators1763840000000,
      NamePartyMembers1763840100000,
      CreateActivities1763840200000,
      CreateShareLinks1763840300000,
      CreateExpenses1763830000000,
      CreateSavings1763830100000,
      CreateWindowTables1763800000000,
      CreateReminders1763800100000,
      CreateCalendar1763800200000,
      WatchPaymentsAndGuests1763870000000,
      CreateTasks1763860000000,
      VersionWhatIsEdited1763870100000,
      NameReminders1763870200000,
      CreateTripDrafts1763898000000,
      CreateClientTrips1763899000000,
      CountReceiptsByPerson1763899100000,
      NameParksOfDays1763900000000,
      CreateDayItems1763900100000,
      CreateCatalogueEditions1763905000000,
      RenameReminderToldAt1763906000000,
      AddHourWorth1763907000000,
      AddItemPhotos1763908000000,
      AddReminderClock1763910000000,
      AddProposedTimes1763980000000,
    ],
  });
