import type { LiveEvent } from './trip-events';

/** Also used for events that were missed while the stream was closed. */
export const listStaleAfter = (event: LiveEvent, tripId: string) => {
  const budget = { type: 'Budget', id: tripId } as const;
  const trip = { type: 'Trip', id: tripId } as const;
  const windows = { type: 'Windows', id: tripId } as const;
  const tasks = { type: 'Tasks', id: tripId } as const;
  const days = { type: 'Days', id: tripId } as const;
  switch (event.type) {
    case 'budget.line-saved':
    case 'budget.line-removed':
    case 'expenses.changed':
    case 'budget.changed':
      // Open payments and their dates are on the timeline too.
      return [budget, windows];
    case 'connected':
      return [budget, windows, tasks, days, { type: 'Forwarding', id: tripId } as const];
    case 'reminders.changed':
      return ['Reminders' as const];
    case 'windows.changed':
      return [windows, tasks];
    case 'tasks.changed':
      return [tasks];
    case 'items.changed':
    case 'bookings.changed':
      return [days];
    case 'refused':
      // The trip may be deleted, or no longer shared with this person.
      return [trip, 'Trips' as const, 'Access' as const];
    case 'savings.changed':
      return [];
    case 'trip.changed':
      return [trip, 'Trips' as const, windows, tasks, days];
    case 'people.changed':
      return [trip, windows, days];
    case 'sharing.changed':
      // The right to see money may have changed with it.
      return [trip, 'Trips' as const, 'Access' as const, budget, windows, days];
    case 'current':
    case 'activity.changed':
    case 'presence':
      return [];
    case 'access.changed':
      return ['Access' as const];
    case 'forwarding.changed':
      return [{ type: 'Forwarding', id: tripId } as const];
  }
};
