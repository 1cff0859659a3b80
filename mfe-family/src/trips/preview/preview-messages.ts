import { formatPrice, salePrices } from '@landsea/contracts/billing';
import type { PreviewCheckoutStop } from '@landsea/contracts/trip';

const tripPrice = formatPrice(salePrices.trip);

export const previewMessages = {
  bannerTitle: 'This is a temporary trip preview',
  banner: 'A chat assistant made it for you. Complete the payment to keep the trip and plan it.',
  completePayment: `Complete Payment (${tripPrice})`,
  unlock: `Unlock Trip for ${tripPrice}`,
  whatsNext: "What's Next",
  next: [
    'Unlock full planning',
    'Daily itineraries and park reservations',
    'Dining reservations',
    'Lightning Lane strategy',
    'Invite family to collaborate',
  ],
  once: 'One payment for this one trip. You can plan in it until 30 days after it ends.',
  accountLater: 'No account needed yet. You’ll sign in or create one after paying.',
  noCheckout: 'This preview can’t be paid for right now.',
} as const;

export const stopMessages: Record<PreviewCheckoutStop, string> = {
  paid: 'This trip has already been paid for, from another browser. If that was you, open the link in the mail we sent to the address you paid with.',
  over: 'This trip is over, so there is nothing left to unlock.',
  closed: 'Single trips are not on sale at the moment.',
  busy: 'Too many attempts. Please wait a moment and try again.',
  unavailable: 'We could not reach our payment provider. Nothing was charged. Please try again in a moment.',
};
