import { addDays, dateIn } from '@landsea/contracts/core';
import {
  DEMO_LEAD_DAYS,
  demoBudget,
  demoItems,
  demoTrip,
  demoTripDays,
  demoTripId,
} from '@landsea/contracts/demo';
import {
  type CreateBudgetLine,
  type CreateContribution,
  type SavingsJar,
  type Settlement,
  type WriteSavingsPlan,
} from '@landsea/contracts/money';
import type { NewExpense } from '../money/expenses/expense-rows.js';
import type { StartingItem } from '../planning/days/insert-items.js';
import type { NewTask } from '../planning/tasks/tasks.queries.js';
import type { PlannedTrip } from '../trip/trips/insert-trips.js';
import { demoExpenses } from './demo-expenses.js';
import { demoSettlement } from './demo-guests.js';
import { demoPastBudget, demoPastDays, demoPastTrip, demoPastTripId } from './demo-past-trip.js';
import { demoContributions, demoJars, demoSavingsPlan } from './demo-savings.js';
import { demoTasks } from './demo-tasks.js';

type Plan = Omit<PlannedTrip, 'createdAt'>;

export interface DemoTemplate {
  coming: Plan;
  past: Plan;
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

export function demoTemplate(now: Date): DemoTemplate {
  const today = dateIn(now);
  const trip = demoTrip(addDays(today, DEMO_LEAD_DAYS));
  const past = demoPastTrip(today);
  return {
    coming: { id: demoTripId, trip, days: demoTripDays(trip) },
    past: { id: demoPastTripId, trip: past, days: demoPastDays(past) },
    budget: demoBudget(trip.startDate),
    pastBudget: demoPastBudget(),
    expenses: demoExpenses(today),
    settlement: demoSettlement(today),
    tasks: demoTasks(trip, now),
    items: demoItems(trip.startDate),
    savingsPlan: demoSavingsPlan(today, trip.startDate),
    jars: demoJars,
    contributions: demoContributions(today),
  };
}
