import type { PageHandle } from '@landsea/web-kit';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { FamilyLayout } from './family-layout';
import { sharedTokenOf } from './people/shared-trip/shared-token';
import { PreviewInFront } from './trips/preview/preview-in-front';

interface FamilyPage {
  /** The path that stays for good; the others render the same page and keep the address as typed. */
  canonical: string;
  aliases?: string[];
  access: PageHandle['access'];
  frame?: PageHandle['frame'];
  isThere?: PageHandle['isThere'];
  title: string;
  description: string;
  keywords: string;
  /** What help mode says on arrival. */
  help: string;
  page: () => Promise<ComponentType>;
}

const pages: FamilyPage[] = [
  {
    canonical: '/dashboard',
    aliases: ['/trip-dashboard', '/app', '/disney-dream-portal'],
    access: 'signed-in',
    title: 'Your trip | Landsea',
    description: 'How long until you leave, what opens next, and where the budget stands.',
    keywords: 'trip dashboard, vacation countdown, booking windows',
    help: 'Your trip at a glance: the sun moves towards departure, Next up says what to do first, the tide shows the budget.',
    page: async () => (await import('./trips/dashboard/active-dashboard-page')).ActiveDashboardPage,
  },
  {
    canonical: '/trip/:tripId/dashboard',
    aliases: ['/trip/:tripId', '/trip/:tripId/dream-portal', '/trip-dashboard/:tripId', '/:tripId'],
    access: 'trip',
    title: 'Your trip | Landsea',
    description: 'How long until you leave, what opens next, and where the budget stands.',
    keywords: 'trip dashboard, vacation countdown, booking windows',
    help: 'Your trip at a glance: the sun moves towards departure, Next up says what to do first, the tide shows the budget.',
    page: async () => (await import('./trips/dashboard/trip-dashboard-page')).TripDashboardPage,
  },
  {
    canonical: '/trip/:tripId/budget-center',
    aliases: ['/trip/:tripId/budget-test'],
    access: 'trip',
    title: 'Budget center | Landsea',
    description: 'Eleven categories: what you planned, booked and spent, and what is left.',
    keywords: 'vacation budget, trip cost tracker, travel expenses',
    help: 'Eleven categories in one table. Select an amount to change it; the totals follow at once.',
    page: async () => (await import('./money/budget/budget-page')).BudgetPage,
  },
  {
    canonical: '/trip/:tripId/budget-setup',
    access: 'trip',
    title: 'Budget setup | Landsea',
    description: 'A first estimate of what the trip costs, low, typical and high, yours to adjust.',
    keywords: 'vacation cost estimate, trip budget planner, park trip cost',
    help: 'An estimate from the trip itself. Change an amount, lock it, fit the rest to a total, then write it into the budget.',
    page: async () => (await import('./money/setup/budget-setup-page')).BudgetSetupPage,
  },
  {
    canonical: '/budget-center',
    aliases: ['/budget-tracker'],
    access: 'signed-in',
    title: 'Budget center | Landsea',
    description: 'Eleven categories: what you planned, booked and spent, and what is left.',
    keywords: 'vacation budget, trip cost tracker, travel expenses',
    help: 'Eleven categories in one table. Select an amount to change it; the totals follow at once.',
    page: async () => (await import('./money/budget/active-budget-page')).ActiveBudgetPage,
  },
  {
    canonical: '/trip/:tripId/budget',
    access: 'trip',
    title: 'Spending | Landsea',
    description: 'What you spent, expense by expense, who paid, and who owes whom.',
    keywords: 'vacation expenses, split costs, settle up',
    help: 'An expense in four fields. Each counts in the budget at once; “Settle up” says who owes whom.',
    page: async () => (await import('./money/expenses/spending-page')).SpendingPage,
  },
  {
    canonical: '/budget',
    aliases: ['/budget-spending-hub', '/expense-tracker'],
    access: 'signed-in',
    title: 'Spending | Landsea',
    description: 'What you spent, expense by expense, who paid, and who owes whom.',
    keywords: 'vacation expenses, split costs, settle up',
    help: 'An expense in four fields. Each counts in the budget at once; “Settle up” says who owes whom.',
    page: async () => (await import('./money/expenses/active-spending-page')).ActiveSpendingPage,
  },
  {
    canonical: '/trip/:tripId/timeline',
    access: 'trip',
    title: 'Timeline | Landsea',
    description:
      'Every booking window, deadline and day of your trip on one horizon of months, weeks and days.',
    keywords:
      'booking windows, dining reservations 60 days, lightning lane date, cruise check-in, trip timeline',
    help: 'One horizon for land and sea. Choose months, weeks or days, and which kinds to see; a mark leads to its words.',
    page: async () => (await import('./planning/timeline/timeline-page')).TimelinePage,
  },
  {
    canonical: '/comprehensive-timeline',
    access: 'signed-in',
    title: 'Timeline | Landsea',
    description:
      'Every booking window, deadline and day of your trip on one horizon of months, weeks and days.',
    keywords:
      'booking windows, dining reservations 60 days, lightning lane date, cruise check-in, trip timeline',
    help: 'One horizon for land and sea. Choose months, weeks or days, and which kinds to see; a mark leads to its words.',
    page: async () => (await import('./planning/timeline/timeline-page')).ActiveTimelinePage,
  },
  {
    canonical: '/trip/:tripId/savings-tracker',
    access: 'trip',
    title: 'Savings | Landsea',
    description: 'What is saved for the trip, what each pay day has to bring, and the children’s jars.',
    keywords: 'vacation savings, savings plan, pocket money',
    help: 'The tide is what is saved; the dashed line is the plan. Put something aside in one step.',
    page: async () => (await import('./money/savings/savings-page')).SavingsPage,
  },
  {
    canonical: '/savings-tracker',
    access: 'signed-in',
    title: 'Savings | Landsea',
    description: 'What is saved for the trip, what each pay day has to bring, and the children’s jars.',
    keywords: 'vacation savings, savings plan, pocket money',
    help: 'The tide is what is saved; the dashed line is the plan. Put something aside in one step.',
    page: async () => (await import('./money/savings/active-savings-page')).ActiveSavingsPage,
  },
  {
    canonical: '/trip/:tripId/checklist-board',
    access: 'trip',
    title: 'Checklist | Landsea',
    description: 'What is to be done before the trip, by whom and by when, for parks, cruise and both.',
    keywords: 'vacation checklist, packing list, cruise checklist, trip tasks',
    help: 'Three columns of tasks. Drag a card or use the arrow keys on its grip; the dates follow the trip.',
    page: async () => (await import('./planning/checklist/checklist-page')).ChecklistPage,
  },
  {
    canonical: '/checklist-board',
    aliases: ['/task-manager', '/tasks'],
    access: 'signed-in',
    title: 'Checklist | Landsea',
    description: 'What is to be done before the trip, by whom and by when, for parks, cruise and both.',
    keywords: 'vacation checklist, packing list, cruise checklist, trip tasks',
    help: 'Three columns of tasks. Drag a card or use the arrow keys on its grip; the dates follow the trip.',
    page: async () => (await import('./planning/checklist/checklist-page')).ActiveChecklistPage,
  },
  {
    canonical: '/create-trip',
    aliases: ['/create-trip-wizard', '/trip-wizard', '/trip-builder', '/trip-builder-full', '/test-trip'],
    access: 'signed-in',
    title: 'A new trip | Landsea',
    description: 'Name, dates, hotels, sailing and people: everything the planning builds on.',
    keywords: 'create a trip, vacation planner, itinerary',
    help: 'One step after the other: trip, hotels, sailing, people. What you typed stays when you go back.',
    page: async () => (await import('./trips/create/create-trip-page')).CreateTripPage,
  },
  {
    canonical: '/trip/:tripId/family-hq',
    aliases: ['/trip/:tripId/family'],
    access: 'trip',
    title: 'Family HQ | Landsea',
    description: 'Who travels, how old and how tall on the day, who plans along, and who changed what.',
    keywords: 'family trip planner, height requirements, travel party',
    help: 'Everybody who travels, with what the planning hangs on. Below: who plans along, and every change with the way back.',
    page: async () => (await import('./people/family-hq/family-hq-page')).FamilyHqPage,
  },
  {
    canonical: '/family-hq',
    access: 'signed-in',
    title: 'Family HQ | Landsea',
    description: 'Who travels, how old and how tall on the day, who plans along, and who changed what.',
    keywords: 'family trip planner, height requirements, travel party',
    help: 'Everybody who travels, with what the planning hangs on. Below: who plans along, and every change with the way back.',
    page: async () => (await import('./people/family-hq/active-family-hq-page')).ActiveFamilyHqPage,
  },
  {
    canonical: '/trip-collaboration',
    access: 'signed-in',
    title: 'Plan together | Landsea',
    description: 'Invite those who travel with you, and make a page to send to those at home.',
    keywords: 'plan a trip together, share an itinerary',
    help: 'Invite by mail: to plan along or to look on, with or without the money. A link shows the trip to anybody you send it to.',
    page: async () => (await import('./people/collaboration/trip-collaboration-page')).TripCollaborationPage,
  },
  {
    canonical: '/share',
    aliases: ['/share/:token'],
    access: 'public',
    frame: 'bare',
    title: 'A trip to look forward to | Landsea',
    description: 'Somebody shares their trip with you: when, where, who, and day by day.',
    keywords: 'shared trip',
    help: 'A trip as its owner shows it. Nothing here can be changed.',
    isThere: (location) => !/^\/share\/?$/.test(location.pathname) || sharedTokenOf(location) !== undefined,
    page: async () => (await import('./people/shared-trip/shared-trip-page')).SharedTripPage,
  },
  {
    canonical: '/my-trips',
    access: 'signed-in',
    title: 'My trips | Landsea',
    description: 'All your trips, the archived ones included.',
    keywords: 'my trips, archived trips',
    help: 'All your trips. Open one to make it the active trip; archive one to keep it out of the way.',
    page: async () => (await import('./trips/mine/my-trips-page')).MyTripsPage,
  },
  {
    canonical: '/trip-countdown',
    access: 'signed-in',
    title: 'Countdown | Landsea',
    description: 'How long still until your trip, and a full screen of it to show the children.',
    keywords: 'vacation countdown, trip countdown, sleeps until vacation',
    help: 'How long still. Show the children fills the screen with it and keeps it lit.',
    page: async () => (await import('./trips/countdown/countdown-page')).CountdownPage,
  },
  {
    canonical: '/trip-history',
    access: 'signed-in',
    title: 'Trip history | Landsea',
    description: 'The trips you have been on, and what each really cost against the plan.',
    keywords: 'past trips, vacation cost, trip history',
    help: 'The trips that are over: what you planned beside what you spent. Plan one again for next year.',
    page: async () => (await import('./trips/history/trip-history-page')).TripHistoryPage,
  },
  {
    canonical: '/trip-details-hq/:tripId',
    access: 'trip',
    title: 'Trip details | Landsea',
    description: 'Name, dates, hotels, sailing, people and payments of your trip on one page.',
    keywords: 'trip details, change trip dates, split stay, cruise ports',
    help: 'Everything the planning builds on. Change a date and Landsea first says what moves with it.',
    page: async () => (await import('./trips/details/trip-details-page')).TripDetailsPage,
  },
  {
    canonical: '/more',
    access: 'signed-in',
    title: 'All places | Landsea',
    description: 'Every place of Landsea in one list.',
    keywords: 'all pages',
    help: 'Every place in one list; those of a trip lead into the active one.',
    page: async () => (await import('./more/more-page')).MorePage,
  },
];

const routesOf = ({ canonical, aliases = [], page, ...handle }: FamilyPage): RouteObject[] =>
  [canonical, ...aliases].map((path) => ({
    path,
    lazy: async () => ({ Component: await page() }),
    handle: {
      ...handle,
      canonical,
      ...(path.startsWith('/trip/:tripId') && { inFront: PreviewInFront }),
    } satisfies PageHandle,
  }));

export const routes: RouteObject[] = [{ Component: FamilyLayout, children: pages.flatMap(routesOf) }];
