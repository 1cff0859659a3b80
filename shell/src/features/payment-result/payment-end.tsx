import { Button } from '@landsea/ui/button';
import { Horizon } from '@landsea/ui/horizon/horizon';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface PaymentEndProps {
  heading: string;
  progress: number;
  children: ReactNode;
  onRetry: (() => void) | undefined;
}

export function PaymentEnd({ heading, progress, children, onRetry }: PaymentEndProps) {
  return (
    <>
      <Horizon progress={progress} size="md" className="w-full" />
      <h1 className="text-3xl">{heading}</h1>
      {children}
      <div className="flex flex-wrap justify-center gap-3">
        {onRetry ? (
          <Button variant="primary" onClick={onRetry}>
            Try Again
          </Button>
        ) : (
          <Button asChild variant="primary">
            <Link to="/billing">Go to Billing</Link>
          </Button>
        )}
        <Button asChild>
          <Link to="/dashboard">Go to Dashboard</Link>
        </Button>
      </div>
    </>
  );
}
