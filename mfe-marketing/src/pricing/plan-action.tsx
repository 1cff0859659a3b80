import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError, notify, openPaywall, rememberDestination } from '@landsea/web-kit';
import { Link } from 'react-router-dom';
import type { Choice } from './own-choice';
import { useChoosePlanMutation } from './pricing-api';
import type { PricePlan } from './price-plans';

export interface PlanActionProps {
  id: PricePlan['id'];
  choice: Choice;
  variant: 'primary' | 'secondary';
  /** Chosen before signing in: the page opens with the focus on this button. */
  chosen: boolean;
  leaveTo: (url: string) => void;
}

export function PlanAction({ id, choice, variant, chosen, leaveTo }: PlanActionProps) {
  const [choosePlan, { isLoading }] = useChoosePlanMutation();
  const checkout = async (plan: 'pro' | 'agent') => {
    const { data, error } = await choosePlan({ plan });
    if (data) {
      leaveTo(data.url);
      return;
    }
    const { code, message } = toApiError(error);
    if (code === 'UNAUTHENTICATED') return;
    notify({ title: 'Checkout Failed', description: message || 'Failed to create checkout', tone: 'error' });
  };
  switch (choice.kind) {
    case 'link':
      return (
        <Button asChild variant={variant} className="px-3!">
          <Link
            to={choice.path}
            data-held
            onClick={() => {
              if (choice.comesBack) rememberDestination(`/pricing?plan=${id}`);
            }}
          >
            {choice.label}
          </Link>
        </Button>
      );
    case 'checkout':
      return (
        <Button
          variant={chosen ? 'primary' : variant}
          autoFocus={chosen}
          className="px-3!"
          busy={isLoading}
          busyLabel="Opening checkout..."
          onClick={() => void checkout(choice.plan)}
        >
          {choice.label}
        </Button>
      );
    case 'paywall':
      return (
        <Button
          variant={variant}
          className="px-3!"
          onClick={() => {
            openPaywall();
          }}
        >
          {choice.label}
        </Button>
      );
    case 'running':
      return (
        <p className="flex min-h-11 flex-wrap items-center gap-3">
          <Badge tone="palm">Your plan</Badge>
          <Link to="/billing" className="inline-flex min-h-11 items-center text-sea">
            See it in Billing
          </Link>
        </p>
      );
    case 'waiting':
      return <Skeleton className="h-11 w-full rounded-full" />;
    case 'none':
      return choice.note ? <p className="text-sm text-muted">{choice.note}</p> : null;
  }
}
