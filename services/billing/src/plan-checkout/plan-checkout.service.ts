import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, KIT_ENV, type Clock, type Principal, DomainError } from '@landsea/nest-kit';
import type { CheckoutSession, Plan } from '@landsea/contracts/billing';
import { DataSource, type EntityManager } from 'typeorm';
import {
  CheckoutAttempts,
  type NewPlanAttempt,
  type PlanAttempt,
} from '../attempts/checkout-attempts.service.js';
import { chooseStep, type CheckoutStep } from '../attempts/checkout-step.js';
import { HostedSessions, refuseOtherCheckout } from '../attempts/hosted-sessions.js';
import { AuditLog } from '../audit/audit-log.js';
import { ConfirmedAddresses } from '../customers/confirmed-addresses.js';
import { Customers } from '../customers/customers.service.js';
import { lockPayer } from '../entitlements/payer-lock.js';
import type { BillingEnv } from '../env.js';
import { PlanPrices, TRIAL_DAYS } from '../prices/plan-prices.js';
import { waitOrUnavailable } from '../stripe/stripe-failure.js';
import { PlanSessions } from '../subscriptions/plan-sessions.js';
import { Subscriptions, type KnownSubscription } from '../subscriptions/subscriptions.service.js';
import { planName } from '../prices/plan-name.js';

const alreadySubscribed = (message: string): DomainError =>
  new DomainError({ code: 'ALREADY_SUBSCRIBED', message });

const refuseDemo = (): DomainError =>
  new DomainError({
    code: 'DEMO_RESTRICTED',
    message: 'The demo cannot make payments. Create a free account to start a plan.',
  });

const refuseNonAgent = (): DomainError =>
  new DomainError({
    code: 'FORBIDDEN',
    message: 'The Agent plan is for travel agents. Create an agent account to start it.',
  });

const refuseProBesideAgent = (): DomainError =>
  alreadySubscribed('Your Agent plan covers your own trips already, so you do not need the Pro plan.');

function planRunsAlready({ plan, status, cancelAt }: KnownSubscription): DomainError {
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

const ROUNDS = 4;
const NOT_REACHED =
  'We could not reach our payment provider. Nothing was charged. Please try again in a moment.';

type Order = Omit<NewPlanAttempt, 'trial'>;

interface Decision {
  step: Exclude<CheckoutStep, 'abandon'>;
  attempt: PlanAttempt;
}

@Injectable()
export class PlanCheckout {
  constructor(
    private readonly dataSource: DataSource,
    private readonly prices: PlanPrices,
    private readonly customers: Customers,
    private readonly emails: ConfirmedAddresses,
    private readonly subscriptions: Subscriptions,
    private readonly attempts: CheckoutAttempts,
    private readonly sessions: HostedSessions,
    private readonly planSessions: PlanSessions,
    private readonly audit: AuditLog,
    @Inject(KIT_ENV) private readonly env: BillingEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async start(user: Principal, plan: Plan): Promise<CheckoutSession> {
    if (user.isDemo) throw refuseDemo();
    if (plan === 'agent' && user.userType !== 'agent') throw refuseNonAgent();
    const price = await this.prices.onSale(plan);
    await this.refuseWhatRuns(this.dataSource.manager, user.userId, plan);
    const customerId = await waitOrUnavailable(this.customers.getId(user.userId), NOT_REACHED);
    const email = await this.emails.findAddress(user.userId);
    if (email) await waitOrUnavailable(this.customers.showEmail(customerId, email), NOT_REACHED);
    const order = { userId: user.userId, plan, customerId, ...price };
    for (let round = 0; round < ROUNDS; round += 1) {
      const decision = await this.dataSource.transaction((manager) => this.decide(manager, order));
      const url = await this.act(decision);
      if (url) return { url };
    }
    throw refuseOtherCheckout();
  }

  private async decide(manager: EntityManager, order: Order): Promise<Decision> {
    await lockPayer(manager, order.userId);
    await this.refuseWhatRuns(manager, order.userId, order.plan);
    const attempt = await this.attempts.findOpenPlan(manager, order.userId);
    const step = chooseStep(attempt, attempt?.kind === order.plan, this.clock());
    if (attempt && step === 'abandon') await this.attempts.end(manager, attempt.id, 'failed');
    if (attempt && step !== 'abandon' && step !== 'create') return { step, attempt };
    return { step: 'create', attempt: await this.begin(manager, order) };
  }

  private async refuseWhatRuns(manager: EntityManager, userId: string, plan: Plan): Promise<void> {
    const live = await this.subscriptions.listLive(manager, userId);
    const same = live.find((each) => each.plan === plan);
    if (same) throw planRunsAlready(same);
    if (plan === 'pro' && live.some((each) => each.plan === 'agent')) throw refuseProBesideAgent();
  }

  private async begin(manager: EntityManager, order: Order): Promise<PlanAttempt> {
    const hadTrial = await this.subscriptions.hadTrialIn(manager, order.userId);
    const trial = hadTrial ? null : { days: TRIAL_DAYS, card: this.env.TRIAL_CARD };
    const attempt = await this.attempts.beginPlan(manager, { ...order, trial }, this.clock());
    await this.audit.add(manager, {
      action: 'checkout.started',
      userId: order.userId,
      subject: attempt.id,
      detail: { plan: order.plan, trialDays: trial?.days ?? 0 },
    });
    return attempt;
  }

  /** @returns the hosted page's address, or undefined when the attempt has ended and the decision must be made again. */
  private async act({ step, attempt }: Decision): Promise<string | undefined> {
    if (step === 'create') return this.sessions.open(attempt);
    if (step === 'wait') return this.sessions.openAfterOther(attempt);
    if (!attempt.sessionId || !attempt.url)
      throw new Error(`attempt ${attempt.id} is open without a session`);
    if (step === 'clear') await this.sessions.expire(attempt.sessionId);
    const outcome = await waitOrUnavailable(this.planSessions.fulfil(attempt.sessionId), NOT_REACHED);
    return step === 'resume' && outcome === 'open' ? attempt.url : undefined;
  }
}
