import type { PaymentVerification } from '@landsea/contracts/billing';
import { Notice } from '@landsea/ui/notice';
import { PaymentEnd } from './payment-end';

const standings = {
  processing: { heading: 'Almost there', progress: 0.35, asksAgain: true },
  held: { heading: 'Your payment arrived', progress: 0.5, asksAgain: false },
  refunded: { heading: 'This payment does not stay', progress: 0.85, asksAgain: false },
} as const;

export type KnownStanding = keyof typeof standings;

export const isKnownStanding = (state: PaymentVerification['state'] | undefined): state is KnownStanding =>
  state !== undefined && state in standings;

interface PaymentStandingProps {
  state: KnownStanding;
  message: string;
  onRetry: () => void;
}

/** Money that is safe and opens nothing yet is no error. */
export function PaymentStanding({ state, message, onRetry }: PaymentStandingProps) {
  const { heading, progress, asksAgain } = standings[state];
  return (
    <PaymentEnd heading={heading} progress={progress} onRetry={asksAgain ? onRetry : undefined}>
      <Notice className="text-left">{message}</Notice>
    </PaymentEnd>
  );
}
