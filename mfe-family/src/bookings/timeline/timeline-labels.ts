import type { ReminderLead, WindowKind } from '@landsea/contracts/planning';

export const filters = ['dining', 'lightning-lane', 'cruise', 'payments', 'limits', 'tasks', 'days'] as const;
export type Filter = (typeof filters)[number];

export const filterNames: Record<Filter, string> = {
  dining: 'Dining',
  'lightning-lane': 'Lightning Lane',
  cruise: 'Cruise',
  payments: 'Payments',
  limits: 'Cancel by',
  tasks: 'Tasks',
  days: 'Trip days',
};

export const filterOfKind: Record<WindowKind, Filter> = {
  dining: 'dining',
  'multi-pass': 'lightning-lane',
  'single-pass': 'lightning-lane',
  'cruise-activities': 'cruise',
  concierge: 'cruise',
  'cruise-check-in': 'cruise',
  'final-payment': 'payments',
  payment: 'payments',
  cancellation: 'limits',
  'booking-cancellation': 'limits',
};

export const shortNames: Record<WindowKind, string> = {
  dining: 'Dining',
  'multi-pass': 'Multi Pass',
  'single-pass': 'Single Pass',
  'cruise-activities': 'Activities',
  concierge: 'Concierge',
  'cruise-check-in': 'Check-in',
  'final-payment': 'Final payment',
  payment: 'Payment',
  cancellation: 'Cancel by',
  'booking-cancellation': 'Cancel by',
};

export const kindNames: Record<WindowKind, string> = {
  dining: 'Dining opens',
  'multi-pass': 'Multi Pass opens',
  'single-pass': 'Single Pass opens',
  'cruise-activities': 'Cruise activities open',
  concierge: 'Concierge team',
  'cruise-check-in': 'Online check-in opens',
  'final-payment': 'Final cruise payment due',
  payment: 'Deposits and payments due',
  cancellation: 'Last free cancellation of a table',
  'booking-cancellation': 'Last day to cancel a booking',
};

export const leadNames: Record<ReminderLead, string> = {
  default: 'As in my settings',
  '1h': '1 hour before',
  '3h': '3 hours before',
  '1d': '1 day before',
  '2d': '2 days before',
  '3d': '3 days before',
  '7d': '1 week before',
  '14d': '2 weeks before',
  '30d': '30 days before',
  off: 'Never',
};

export const timelineHelp = {
  horizon:
    'One line from today to your last day, with land above it and sea below. The arrow keys move between marks, and Enter opens the details.',
  agenda: 'The same in words: what is open now, what comes, and what has passed.',
} as const;
