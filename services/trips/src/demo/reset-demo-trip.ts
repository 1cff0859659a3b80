import { addDays, dateIn, demoAccount } from '@landsea/contracts';
import type { Outbox } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { insertLine } from '../budget/budget.queries.js';
import { insertExpenses } from '../expenses/expenses.queries.js';
import { asSettingsSay } from '../reminders/planned-reminders.js';
import { saveLeads } from '../reminders/reminders.queries.js';
import { replaceTrips } from '../trips/replace-trips.js';
import { demoBudget } from './demo-budget.js';
import { insertTasks } from '../tasks/tasks.queries.js';
import { insertContribution, writeJar, writePlan } from '../savings/savings.queries.js';
import { demoExpenses } from './demo-expenses.js';
import { demoContributions, demoJars, demoSavingsPlan } from './demo-savings.js';
import { demoTasks } from './demo-tasks.js';
import { DEMO_LEAD_DAYS, demoTrip, demoTripDays } from './demo-trip.js';

/**
 * Gives the demo account its one trip as new, {@link DEMO_LEAD_DAYS} days ahead; what visitors made or changed is gone.
 * Its payment is billing's to seed.
 */
export async function resetDemoTrip(manager: EntityManager, outbox: Outbox, now: Date): Promise<void> {
  const trip = demoTrip(addDays(dateIn(now), DEMO_LEAD_DAYS));
  const { tripId, userId } = demoAccount;
  const days = demoTripDays(trip);
  await replaceTrips(manager, outbox, { id: tripId, ownerId: userId, trip, days, createdAt: now });
  for (const line of demoBudget(trip.startDate)) await insertLine(manager, tripId, line);
  await insertExpenses(manager, tripId, demoExpenses(dateIn(now)));
  await insertTasks(manager, tripId, demoTasks(trip, now));
  // The first window is two weeks ahead: visitors see what a reminder looks like.
  await saveLeads(manager, userId, { ...asSettingsSay, dining: '30d' });
  await writePlan(manager, tripId, demoSavingsPlan(dateIn(now), trip.startDate));
  for (const jar of demoJars) await writeJar(manager, tripId, jar);
  for (const each of demoContributions(dateIn(now))) await insertContribution(manager, tripId, each);
}
