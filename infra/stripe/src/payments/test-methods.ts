import { testCards } from '../checkout/test-cards.js';

/** Stripe's ready-made test methods, https://docs.stripe.com/testing */
const numbers: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeCustomerFail: '4000000000000341',
};

export const findReadyMadeNumber = (id: string): string | undefined => numbers[id];

/** The test card a method stands for, known by its last four digits. */
export const testNumberOf = (last4: string | null | undefined): string =>
  testCards.find((card) => card.number.endsWith(last4 ?? 'none'))?.number ?? '';
