import type { WorkflowTemplateTask } from './template-task.js';

export const inviteToPortal: WorkflowTemplateTask = {
  key: 'portal-invite',
  title: 'Invite the family to the portal',
  reason: 'Everyone sees the same plan, dates and tasks.',
  anchor: 'booked',
  days: 1,
};

export const bookTables: WorkflowTemplateTask = {
  key: 'dining-book',
  title: 'Book the tables as they open',
  reason: 'Popular tables go within minutes of 6:00 AM Eastern.',
  anchor: 'dining',
  days: 0,
  isForEach: true,
};

export const bookEachMeal: WorkflowTemplateTask = {
  key: 'dining-daily',
  title: 'Book each meal as its own day opens',
  reason: 'Without an on-site hotel, one more day of meals opens each morning.',
  anchor: 'dining',
  days: 1,
  when: 'daily-dining',
};

export const rankRides: WorkflowTemplateTask = {
  key: 'lanes-rank',
  title: 'Rank the rides for each park day',
  reason: 'One top choice a day must be the right one.',
  anchor: 'lanes',
  days: -4,
  who: 'client',
};

export const bookLightningLanes: WorkflowTemplateTask = {
  key: 'lanes-book',
  title: 'Book the Lightning Lanes as they open',
  reason: 'The best return times go in the first minutes after 7:00 AM Eastern.',
  anchor: 'lanes',
  days: 0,
  isForEach: true,
};

export const offerProtection: WorkflowTemplateTask = {
  key: 'protection-offer',
  title: 'Offer travel protection and note the answer',
  reason: 'Waivers for existing conditions run out 14 to 21 days after the first payment.',
  anchor: 'booked',
  days: 1,
  message: { templateId: 'protection-offer', way: 'self' },
};
