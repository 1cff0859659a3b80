/** What an agent may put into a message by name; the value is known to the page or typed by the agent. */
export const messageFields = {
  firstName: 'First name of the client',
  agentName: 'Your name',
  tripName: 'Name of the trip',
  startDate: 'First day of the trip',
  portalLink: 'Address of the client portal',
  windowDate: 'Day the window opens',
  windowTime: 'Time the window opens, with its zone',
  wishDeadline: 'Last moment for wishes',
  amountDue: 'Amount due',
  dueDate: 'Due date',
  bookedList: 'What was booked, one per line',
  savedAmount: 'What was saved',
  newPrice: 'New total',
} as const;
export type MessageField = keyof typeof messageFields;
export type FieldValues = Partial<Record<MessageField, string>>;

export interface MessageTemplate {
  id: string;
  title: string;
  body: string;
}

/** Each of at most 90 words; fields stand in double braces. */
export const messageTemplates: readonly MessageTemplate[] = [
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
    id: 'final-payment',
    title: 'Final payment is due',
    body: `Hi {{firstName}},

The final payment for {{tripName}} is {{amountDue}}, due on {{dueDate}}.

Please never send card numbers by email or message. Write to me here if you need help.

{{agentName}}`,
  },
  {
    id: 'price-drop',
    title: 'I found a better price',
    body: `Hi {{firstName}},

Good news: I checked the price of {{tripName}} again and found a better one. You save {{savedAmount}}, and your new total is {{newPrice}}.

Your dates, room and plans stay the same, and there is nothing for you to do.

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
];

const FIELD = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The fields that stand in a text without a value, each once: such a text is not sent. */
export const unfilledFields = (text: string): string[] => [
  ...new Set([...text.matchAll(FIELD)].map(([, name]) => name ?? '')),
];

/** A text with each field replaced whose value is known; the others stay as they are. */
export const fillFields = (text: string, values: FieldValues): string =>
  text.replace(FIELD, (field, name: string) => values[name as MessageField] || field);
