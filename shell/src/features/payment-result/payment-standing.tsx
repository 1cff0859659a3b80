import type { PaymentVerification } from '@landsea/contracts';
import { Button } from '@landsea/ui/button';
import { Horizon } from '@landsea/ui/horizon';
import { Notice } from '@landsea/ui/notice';
import { Link } from 'react-router-dom';

const standings = {
  processing: { heading: 'Almost there', progress: 0.35, next: undefined },
  held: { heading: 'Your payment arrived', progress: 0.5, next: 'Go to Billing' },
  refunded: { heading: 'This payment does not stay', progress: 0.85, next: 'See it under Billing' },
} as const;

export type KnownStanding = keyof typeof standings;

/** Whether billing knows what became of a payment, though it has not unlocked its trip. */
export const isKnownStanding = (state: PaymentVerification['state'] | undefined): state is KnownStanding =>
  state !== undefined && state in standings;

/** Money that is safe and opens nothing yet is no error: where it is, and what can be done. */
export function PaymentStanding({
  state,
  message,
  onRetry,
}: {
  state: KnownStanding;
  message: string;
  onRetry: () => void;
}) {
  const { heading, progress, next } = standings[state];
  return (
    <>
      <Horizon progress={progress} size="md" className="w-full" />
      <h1 className="text-3xl">{heading}</h1>
      <Notice className="text-left">{message}</Notice>
      <div className="flex flex-wrap justify-center gap-3">
        {next ? (
          <Button asChild variant="primary">
            <Link to="/billing">{next}</Link>
          </Button>
        ) : (
          <Button variant="primary" onClick={onRetry}>
            Try Again
          </Button>
        )}
        <Button asChild>
          <Link to="/dashboard">Go to Dashboard</Link>
        </Button>
      </div>
    </>
  );
}
