import type { MessageTemplate } from './message-template.js';

export const bookingMessages: readonly MessageTemplate[] = [
  {
    id: 'dining-wishes',
    title: 'Dining opens soon: ask for wishes',
    body: `Hi {{firstName}},

Tables for {{tripName}} open on {{windowDate}} at {{windowTime}}. The popular ones go in minutes, so I need your list, best first, by {{wishDeadline}}: {{portalLink}}

For each one add the time of day you like and a second choice. I will be at my desk when it opens.

{{agentName}}`,
  },
  {
    id: 'dining-results',
    title: 'Dining: what I booked',
    body: `Hi {{firstName}},

Dining day is done! Here is what I booked:

{{bookedList}}

I will keep looking for the rest until you leave. It is all in your plan: {{portalLink}}

{{agentName}}`,
  },
  {
    id: 'lane-wishes',
    title: 'Lightning Lane opens soon: ask for rides',
    body: `Hi {{firstName}},

Lightning Lane for {{tripName}} opens on {{windowDate}} at {{windowTime}}. Please put your rides in order for each park day by {{wishDeadline}}: {{portalLink}}

It costs extra per person and day, and the price shows in the official app. Tell me if you would rather skip a day.

{{agentName}}`,
  },
  {
    id: 'lane-results',
    title: 'Lightning Lane: return times',
    body: `Hi {{firstName}},

Here are your return times:

{{laneList}}

You have an hour from each time. After the first tap you can add more in the app, and I am glad to help: write to me here.

Your plan is up to date: {{portalLink}}

{{agentName}}`,
  },
  {
    id: 'activity-wishes',
    title: 'Cruise activities open soon: ask for wishes',
    body: `Hi {{firstName}},

Activities on {{shipName}} open for you on {{windowDate}} at {{windowTime}}, once the cruise is paid in full. Cabanas and adult dining go first.

Please rank what you would love, with a second choice, by {{wishDeadline}}: {{portalLink}}

{{agentName}}`,
  },
  {
    id: 'activity-results',
    title: 'Cruise activities: what I booked',
    body: `Hi {{firstName}},

Activities on {{shipName}} are open, and this is yours:

{{bookedList}}

I will keep looking for the rest until you sail. It is all in your plan: {{portalLink}}

{{agentName}}`,
  },
  {
    id: 'online-check-in',
    title: 'Online check-in opens soon',
    body: `Hi {{firstName}},

Online check-in for {{shipName}} opens on {{checkInDate}} at midnight Eastern. Early port arrival times go first.

Have these ready, and a photo of each person:
{{papersList}}

When you have your arrival time, write it to me here so that I can set your transfer.

{{agentName}}`,
  },
  {
    id: 'waitlist',
    title: 'You are on the waitlist',
    body: `Hi {{firstName}},

{{wishName}} is full right now, and you are {{waitPlace}}. Meanwhile: {{fallback}}.

I check often, and you hear from me as soon as something opens. If you would rather let it go, tell me here: {{portalLink}}

{{agentName}}`,
  },
];
