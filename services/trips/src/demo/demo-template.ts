import { addDays, getDateIn } from '@landsea/contracts/core';
import {
  DEMO_LEAD_DAYS,
  makeDemoBookings,
  makeDemoBudget,
  makeDemoItems,
  makeDemoTrip,
  makeDemoTripDays,
  demoTripId,
} from '@landsea/rules/demo';
import {
  type CreateBudgetLine,
  type CreateContribution,
  type SavingsJar,
  type Settlement,
  type WriteSavingsPlan,
} from '@landsea/contracts/money';
import type { CreateBooking } from '@landsea/contracts/bookings';
import type { NewExpense } from '../money/expenses/expense-rows.js';
import type { StartingItem } from '../planning/days/insert-items.js';
import type { NewTask } from '../planning/tasks/tasks.queries.js';
import type { PlannedTrip } from '../trip/trips/insert-trips.js';
import { makeDemoExpenses } from './demo-expenses.js';
import { makeDemoSettlement } from './demo-guests.js';
import { makeDemoPastBudget, makeDemoPastDays, makeDemoPastTrip, demoPastTripId } from './demo-past-trip.js';
import { makeDemoContributions, demoJars, makeDemoSavingsPlan } from './demo-savings.js';
import { makeDemoTasks } from './demo-tasks.js';

type Plan = Omit<PlannedTrip, 'createdAt'>;

export interface DemoTemplate {
  coming: Plan;
  past: Plan;
  bookings: CreateBooking[];
  budget: CreateBudgetLine[];
  pastBudget: CreateBudgetLine[];
  expenses: NewExpense[];
  settlement: Settlement;
  tasks: NewTask[];
  items: StartingItem[];
  savingsPlan: WriteSavingsPlan;
  jars: SavingsJar[];
  contributions: CreateContribution[];
}

export function makeDemoTemplate(now: Date): DemoTemplate {
  const today = getDateIn(now);
  const trip = makeDemoTrip(addDays(today, DEMO_LEAD_DAYS));
  const past = makeDemoPastTrip(today);
  return {
    coming: { id: demoTripId, trip, days: makeDemoTripDays(trip) },
    past: { id: demoPastTripId, trip: past, days: makeDemoPastDays(past) },
    bookings: makeDemoBookings(trip.startDate),
    budget: makeDemoBudget(trip.startDate),
    pastBudget: makeDemoPastBudget(),
    expenses: makeDemoExpenses(today),
    settlement: makeDemoSettlement(today),
    tasks: makeDemoTasks(trip, now),
    items: makeDemoItems(trip.startDate),
    savingsPlan: makeDemoSavingsPlan(today, trip.startDate),
    jars: demoJars,
    contributions: makeDemoContributions(today),
  };
}
