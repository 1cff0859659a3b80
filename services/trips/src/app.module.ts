import { KitModule } from '@landsea/nest-kit';
import { Module, type DynamicModule } from '@nestjs/common';
import { AccessModule } from './trip/access/access.module.js';
import { BudgetEstimateModule } from './money/estimate/budget-estimate.module.js';
import { ActivityModule } from './whole-trip/activity/activity.module.js';
import { BudgetModule } from './money/budget/budget.module.js';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { ClientsModule } from './agents/clients/clients.module.js';
import { CollaboratorsModule } from './trip/collaborators/collaborators.module.js';
import { tripsDataSource } from './data-source.js';
import { DemoModule } from './whole-trip/demo/demo.module.js';
import type { TripsEnv } from './env.js';
import { ExpensesModule } from './money/expenses/expenses.module.js';
import { LiveModule } from './trip/live/live.module.js';
import { PeopleModule } from './trip/people/people.module.js';
import { PreviewsModule } from './trip/previews/previews.module.js';
import { TripCopiesModule } from './whole-trip/copies/trip-copies.module.js';
import { TripDetailsModule } from './whole-trip/details/trip-details.module.js';
import { TripDraftsModule } from './trip/drafts/trip-drafts.module.js';
import { TripHistoryModule } from './whole-trip/history/trip-history.module.js';
import { SavingsModule } from './money/savings/savings.module.js';
import { ShareLinksModule } from './whole-trip/share-links/share-links.module.js';
import { DaysModule } from './planning/days/days.module.js';
import { OptimizerModule } from './planning/optimizer/optimizer.module.js';
import { TasksModule } from './planning/tasks/tasks.module.js';
import { TripsModule } from './trip/trips/trips.module.js';
import { CalendarModule } from './planning/calendar/calendar.module.js';
import { RemindersModule } from './planning/reminders/reminders.module.js';
import { WindowsModule } from './planning/windows/windows.module.js';

@Module({})
export class AppModule {
  static register(env: TripsEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        KitModule.forRoot({
          service: 'trips',
          env,
          dataSource: tripsDataSource(env.DATABASE_URL),
          mail: true,
        }),
        TripsModule,
        TripDetailsModule,
        TripDraftsModule,
        TripCopiesModule,
        TripHistoryModule,
        AccessModule,
        BudgetModule,
        ExpensesModule,
        SavingsModule,
        DaysModule,
        OptimizerModule.register(env.OPTIMIZER_THREAD === 'on'),
        TasksModule,
        BudgetEstimateModule,
        WindowsModule,
        RemindersModule,
        CalendarModule,
        LiveModule,
        PeopleModule,
        CollaboratorsModule,
        ActivityModule,
        ShareLinksModule,
        ClientsModule,
        PreviewsModule,
        CatalogueModule,
        DemoModule,
      ],
    };
  }
}
