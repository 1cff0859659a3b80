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
  confirmation: 'Confirmation number',
  protectionDate: 'Last day to decide about protection',
  protectionLink: 'Address of the protection offer',
  laneList: 'Return times, one per line',
  shipName: 'Name of the ship',
  checkInDate: 'Day online check-in opens',
  papersList: 'Papers of each traveler, one per line',
  oldDate: 'Old date',
  newDate: 'New date',
  choices: 'What they can choose, one per line',
  answerBy: 'Last day to answer',
  wishName: 'What they wait for',
  waitPlace: 'Place on the list, in words',
  fallback: 'What is kept meanwhile',
  birthdayName: 'Who has a birthday',
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
  {
    id: 'booked',
    title: 'It is booked',
    body: `Hi {{firstName}},

It's official: {{tripName}} is booked for {{startDate}}. Your confirmation number is {{confirmation}}.

Everything lives in one place now, with the dates that matter: {{portalLink}}

Please check that all names are spelled as on your IDs, and tell me within two days if one is not.

{{agentName}}`,
  },
  {
    id: 'protection-offer',
    title: 'Travel protection: decide in time',
    body: `Hi {{firstName}},

Please decide about travel protection by {{protectionDate}}. Some benefits, like the waiver for existing conditions, are only sold in the first days after your first payment.

Here is the offer: {{protectionLink}}

The policy says what is covered, so please read it. A yes or a no is all I need.

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
    id: 'changed-sailing',
    title: 'The sailing was moved',
    body: `Hi {{firstName}},

The cruise line moved {{shipName}} from {{oldDate}} to {{newDate}}. I am sorry about the surprise. You can:

{{choices}}

Please tell me by {{answerBy}} what you prefer. I will then take care of hotel, transfers and everything else that depends on it. Please change nothing yourself yet.

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
  {
    id: 'birthday',
    title: 'Happy birthday',
    body: `Hi {{firstName}},

A very happy birthday to {{birthdayName}} from me! I hope the day is full of cake and good surprises.

No offer and no link today, just a warm wish.

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
