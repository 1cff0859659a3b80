import type { Plan } from '@landsea/contracts/billing';

export const billingMessages = {
  title: 'Billing',
  lead: 'What you pay for, what comes next, and every receipt.',
  loading: 'Loading your billing',
  failed: 'Your billing could not be loaded',
  demo: 'Payments are turned off in the demo. Log out and create a free account to unlock a trip of your own.',
  portal: 'Change card or cancel',
  seePlans: 'See the plans',
  nothingTitle: 'Nothing bought yet',
  nothingFamily: (unlock: string | undefined, pro: string | undefined, trialDays: number) =>
    [
      'Look around as long as you like',
      unlock && `plan one trip to the last detail for ${unlock}, once`,
      pro &&
        `${unlock ? 'or all' : 'plan all'} of them with Pro, ${trialDays ? `${trialDays} days free, then ` : ''}${pro} a month`,
    ]
      .filter(Boolean)
      .join('; ')
      .concat('.'),
  nothingAgent: (agent: string | undefined, trialDays: number) =>
    agent
      ? `One client with one trip is free; the Agent plan opens the trips of all your clients, ${trialDays ? `${trialDays} days free, then ` : ''}${agent} a month.`
      : 'One client with one trip is free. The Agent plan, for the trips of all your clients, is coming soon.',
  plans: 'Plans',
  plansOfAgent: 'Your plan',
  trips: 'Unlocked trips',
  tripsOfAgent: 'Your own unlocked trips',
  held: 'Two trips are paid for',
  documents: 'Invoices and receipts',
  documentsFailed: 'Your invoices and receipts could not be loaded.',
  documentsMissing:
    'We couldn’t get trip receipts from our payment provider just now, so they’re missing here.',
  noDocuments: 'No invoice or receipt yet. Each payment leaves one here.',
  openDocument: 'Open',
  downloadDocument: 'PDF',
} as const;

interface Offer {
  points: string;
  start: string;
}

export const offers: Record<Plan, Offer> = {
  pro: { points: 'All of your own trips open, as many as you plan.', start: 'Subscribe to Pro' },
  agent: {
    points: 'Your own trips and all of your clients’ open, with a client list without a limit.',
    start: 'Subscribe to Agent',
  },
};

export const offerMessages = {
  startTrial: (days: number) => `Start ${days}-day free trial`,
  opening: 'Opening checkout...',
  afterTrial: (days: number, price: string) =>
    `${days} days free, then ${price} a month. Cancel before they end and nothing is charged.`,
  noTrial: (price: string) => `${price} a month from today; your free trial has been used. Cancel anytime.`,
  withoutTrial: (price: string) => `${price} a month from today. Cancel anytime.`,
} as const;

export const heldMessages = {
  text: (amount: string, waiting: string, active: string, until: string) =>
    `You paid ${amount} for ${waiting} while ${active} is your active paid trip, and only one can be active at a time. Choose by ${until}; after that we’ll refund you automatically.`,
  opening: (waiting: string) => `All set: ${waiting} unlocks in a moment.`,
  archive: (active: string, waiting: string) => `Archive ${active} and unlock ${waiting}`,
  refund: 'Take the refund',
  archiveTitle: (active: string) => `Archive ${active}?`,
  archiveText: (active: string, waiting: string) =>
    `${active} can then be viewed but not edited, and ${waiting} unlocks with the payment you already made. Nothing more is charged.`,
  archiveConfirm: 'Archive and unlock',
  archiving: 'Archiving...',
  archived: (waiting: string) => `${waiting} is being unlocked`,
  refundTitle: (amount: string) => `Take ${amount} back?`,
  refundText: (amount: string, waiting: string) =>
    `${amount} goes back to the card you paid with, which takes a bank 5 to 10 days. ${waiting} stays view only.`,
  refundConfirm: (amount: string) => `Refund ${amount}`,
  refunding: 'Asking for the refund...',
  refunded: (amount: string) => `${amount} is on its way back`,
  cancel: 'Cancel',
  failed: 'That did not work',
} as const;

export const unknownTrip = 'A trip that was deleted';
