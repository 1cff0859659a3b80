import { DomainError } from '@landsea/nest-kit';
import { planName } from '../prices/plan-name.js';
import type { KnownSubscription } from '../subscriptions/subscriptions.service.js';

const alreadySubscribed = (message: string): DomainError =>
  new DomainError({ code: 'ALREADY_SUBSCRIBED', message });

export const refuseDemo = (): DomainError =>
  new DomainError({
    code: 'DEMO_RESTRICTED',
    message: 'The demo cannot make payments. Create a free account to start a plan.',
  });

export const refuseNonAgent = (): DomainError =>
  new DomainError({
    code: 'FORBIDDEN',
    message: 'The Agent plan is for travel agents. Create an agent account to start it.',
  });

export const refuseProBesideAgent = (): DomainError =>
  alreadySubscribed('Your Agent plan covers your own trips already, so you do not need the Pro plan.');

export function planRunsAlready({ plan, status, cancelAt }: KnownSubscription): DomainError {
  const name = planName[plan];
  if (status === 'past_due' || status === 'unpaid')
    return alreadySubscribed(
      `Your ${name} plan waits for a payment. Change your card on the billing page instead of starting it again.`,
    );
  if (cancelAt)
    return alreadySubscribed(
      `Your ${name} plan is canceled and still runs. Resume it on the billing page instead of starting it again.`,
    );
  return alreadySubscribed(`You already have the ${name} plan.`);
}
