import type { WorkflowTemplateTask } from './template-task.js';

export const homecomingTasks: readonly WorkflowTemplateTask[] = [
  {
    key: 'welcome-home',
    title: 'Send the welcome-home message',
    reason: 'A short personal note is what clients remember.',
    anchor: 'return',
    days: 1,
    message: { templateId: 'welcome-home', way: 'self' },
  },
  {
    key: 'feedback',
    title: 'Tell us how it went',
    reason: 'Praise can be shared, and trouble can still be fixed with the supplier.',
    anchor: 'return',
    days: 4,
    who: 'client',
  },
  {
    key: 'review',
    title: 'Ask for a review',
    reason: 'Reviews bring the next leads and are given gladly in the first week.',
    anchor: 'return',
    days: 6,
    message: { templateId: 'review-request', way: 'self' },
  },
  {
    key: 'next-trip',
    title: 'Ask about the next trip',
    reason: 'Families decide on the next vacation within a month of the last one.',
    anchor: 'return',
    days: 14,
  },
  {
    key: 'close-trip',
    title: 'Remove papers and update loyalty levels',
    reason: 'Keep copies of passports and IDs no longer than you need them.',
    anchor: 'return',
    days: 30,
  },
  {
    key: 'commission-check',
    title: 'Check that the commission came in',
    reason: 'Suppliers pay weeks after travel and forget some bookings.',
    anchor: 'return',
    days: 45,
  },
];
