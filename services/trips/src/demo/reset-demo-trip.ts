import { addDays, dateIn, demoAccount } from '@landsea/contracts';
import type { Outbox } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { insertLine } from '../budget/budget.queries.js';
import { insertGuests } from '../collaborators/insert-guests.js';
import { insertExpenses, insertSettlement } from '../expenses/expenses.queries.js';
import { asSettingsSay } from '../reminders/planned-reminders.js';
import { saveLeads } from '../reminders/reminders.queries.js';
import { deleteDraft } from '../trip-drafts/trip-drafts.queries.js';
import { replaceTrips } from '../trips/replace-trips.js';
import { insertMeal } from '../windows/windows.queries.js';
import { demoBudget } from './demo-budget.js';
import { insertTasks } from '../tasks/tasks.queries.js';
import { insertContribution, writeJar, writePlan } from '../savings/savings.queries.js';
import { demoExpenses } from './demo-expenses.js';
import { demoContributions, demoJars, demoSavingsPlan } from './demo-savings.js';
import { demoGuests, demoMeals, demoSettlement } from './demo-guests.js';
import { demoPastBudget, demoPastDays, demoPastTrip, demoPastTripId } from './demo-past-trip.js';
import { demoTasks } from './demo-tasks.js';
import { DEMO_LEAD_DAYS, demoTrip, demoTripDays } from './demo-trip.js';

const A_YEAR_MS = 365 * 86_400_000;

/**
 * Gives the demo account its trip as new, and the one it looks back on, {@link DEMO_LEAD_DAYS} days ahead; what visitors made or changed is gone.
 * Its payment is billing's to seed.
 */
export async function resetDemoTrip(manager: EntityManager, outbox: Outbox, now: Date): Promise<void> {
  const trip = demoTrip(addDays(dateIn(now), DEMO_LEAD_DAYS));
  const { tripId, userId } = demoAccount;
  const past = demoPastTrip(dateIn(now));
  await replaceTrips(manager, outbox, userId, [
    { id: tripId, trip, days: demoTripDays(trip), createdAt: now },
    {
      id: demoPastTripId,
      trip: past,
      days: demoPastDays(past),
      createdAt: new Date(now.getTime() - A_YEAR_MS),
    },
  ]);
  await deleteDraft(manager, userId);
  for (const line of demoPastBudget()) await insertLine(manager, demoPastTripId, line);
  for (const line of demoBudget(trip.startDate)) await insertLine(manager, tripId, line);
  await insertExpenses(manager, tripId, demoExpenses(dateIn(now)));
  await insertTasks(manager, tripId, demoTasks(trip, now));
  // The first window is two weeks ahead: visitors see what a reminder looks like.
  await saveLeads(manager, userId, { ...asSettingsSay, dining: '30d' });
  await writePlan(manager, tripId, demoSavingsPlan(dateIn(now), trip.startDate));
  for (const jar of demoJars) await writeJar(manager, tripId, jar);
  for (const meal of demoMeals(trip.startDate)) await insertMeal(manager, tripId, meal);
  await insertSettlement(manager, tripId, demoSettlement(dateIn(now)));
  await insertGuests(manager, tripId, demoGuests(now));
  for (const each of demoContributions(dateIn(now))) await insertContribution(manager, tripId, each);
}
