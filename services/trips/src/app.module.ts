import { KitModule } from '@landsea/nest-kit';
import { Module, type DynamicModule } from '@nestjs/common';
import { AccessModule } from './access/access.module.js';
import { BudgetEstimateModule } from './budget-estimate/budget-estimate.module.js';
import { ActivityModule } from './activity/activity.module.js';
import { BudgetModule } from './budget/budget.module.js';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { ClientsModule } from './clients/clients.module.js';
import { CollaboratorsModule } from './collaborators/collaborators.module.js';
import { tripsDataSource } from './data-source.js';
import { DemoModule } from './demo/demo.module.js';
import type { TripsEnv } from './env.js';
import { ExpensesModule } from './expenses/expenses.module.js';
import { LiveModule } from './live/live.module.js';
import { PeopleModule } from './people/people.module.js';
import { PreviewsModule } from './previews/previews.module.js';
import { TripCopiesModule } from './trip-copies/trip-copies.module.js';
import { TripDetailsModule } from './trip-details/trip-details.module.js';
import { TripDraftsModule } from './trip-drafts/trip-drafts.module.js';
import { TripHistoryModule } from './trip-history/trip-history.module.js';
import { SavingsModule } from './savings/savings.module.js';
import { ShareLinksModule } from './share-links/share-links.module.js';
import { TasksModule } from './tasks/tasks.module.js';
import { TripsModule } from './trips/trips.module.js';
import { CalendarModule } from './calendar/calendar.module.js';
import { RemindersModule } from './reminders/reminders.module.js';
import { WindowsModule } from './windows/windows.module.js';

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
