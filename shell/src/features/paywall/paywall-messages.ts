/** The paywall's own texts; the message of who opened it comes first. */
export const paywallMessages = {
  title: 'Unlock this trip',
  expiredTitle: 'Access to this trip has ended',
  planTitle: 'Your plan ends here',
  unlocks: [
    'Edit every part of this trip: budget, days, dining, Lightning Lane',
    'Share it with the people who travel with you',
    'Access until 30 days after the trip ends. One payment, no subscription',
  ],
  unlock: (price: string) => `Unlock this trip for ${price}`,
  opening: 'Opening checkout...',
  createFirst: 'Create a trip first',
  plans: 'See the plans',
  notNow: 'Not now',
  checkoutFailed: 'Checkout Failed',
  checkoutFailedText: 'Failed to create checkout',
} as const;
