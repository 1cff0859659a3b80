/** The paywall's own texts; the message of a person who opened it comes first. */
export const paywallMessages = {
  title: 'Unlock this trip',
  expiredTitle: 'Access to this trip has ended',
  planTitle: 'Your plan ends here',
  unlock: (price: string) => `Unlock this trip for ${price}`,
  alreadyUnlocked: 'You already have an unlocked trip',
  oneAtATime: (name: string, hasPro: boolean) =>
    `${name} is open now, and one paid trip is open at a time. Unlock this one and archive that one${hasPro ? ', or plan both with Pro' : ''}.`,
  opening: 'Opening checkout...',
  createFirst: 'Create a trip first',
  plans: 'See the plans',
  proBeside: 'Planning more than one trip?',
  proAlone: 'Pro opens all of your own trips',
  proTerms: (price: string, days: number) =>
    `Pro opens all of your own trips: ${days > 0 ? `${String(days)} days free, then ` : ''}${price} a month, cancel anytime.`,
  proTrial: (days: number) => `Start ${String(days)}-day free trial`,
  proStart: 'Start Pro',
  notNow: 'Not now',
  demoTitle: 'Payments are turned off in the demo',
  demoText: 'Your demo trip stays open to edit. Create a free account to unlock a trip of your own.',
  sharedTitle: 'This trip is shared with you',
  understood: 'OK',
  checkoutFailed: 'Checkout Failed',
  checkoutFailedText: 'Failed to create checkout',
} as const;
