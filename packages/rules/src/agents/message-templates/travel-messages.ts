import type { MessageTemplate } from './message-template.js';

export const travelMessages: readonly MessageTemplate[] = [
  {
    id: 'plan-ready',
    title: 'The plan is ready',
    body: `Hi {{firstName}},

Your plan for {{tripName}} is ready: {{portalLink}}

It has every day with its times and confirmation numbers. You can print it or keep it on your phone.

Please look it over this week and tell me what you would like to change.

{{agentName}}`,
  },
  {
    id: 'day-before',
    title: 'The day before',
    body: `Hi {{firstName}},

Tomorrow it begins! Your first day:

{{firstDayPlan}}

Please take with you:
{{papersList}}

Everything else is here: {{portalLink}}

Have a wonderful time.

{{agentName}}`,
  },
  {
    id: 'welcome-home',
    title: 'Welcome home',
    body: `Hi {{firstName}},

Welcome home from {{tripName}}! I hope everyone is still smiling.

I would love to hear the best moment, and also anything that went wrong. If something needs to be put right, tell me this week while I can still do the most about it.

{{agentName}}`,
  },
  {
    id: 'review-request',
    title: 'Ask for a review',
    body: `Hi {{firstName}},

Thank you for letting me plan {{tripName}}. If you have two minutes, a few honest words help other families find me: {{reviewLink}}

And if you know someone who dreams of a trip like yours, I would be glad to meet them.

{{agentName}}`,
  },
  {
    id: 'birthday',
    title: 'Happy birthday',
    body: `Hi {{firstName}},

A very happy birthday to {{birthdayName}} from me! I hope the day is full of cake and good surprises.

No offer and no link today, just a warm wish.

{{agentName}}`,
  },
];
