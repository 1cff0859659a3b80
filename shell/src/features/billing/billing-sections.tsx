import type { User } from '@landsea/contracts/account';
import {
  formatPrice,
  type BillingOverview,
  type OwnSubscription,
  type Plan,
  type Prices,
} from '@landsea/contracts/billing';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { LegalNote } from '@landsea/ui/legal-note';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { findPastDue, planNames } from '../../billing-data/billing-labels';
import type { LeaveSite } from '../../billing-data/leave-site';
import { useStartPlan } from '../../billing-data/use-start-plan';
import { billingMessages, offerMessages, offers } from './billing-messages';
import { DocumentsSection } from './documents-section';
import { HeldPaymentCard } from './held-payment-card';
import { NothingBought } from './nothing-bought';
import { planStanding } from './plan-standing';
import { listPlansOnSale, type PlanOnSale } from './plans-on-sale';
import { TripPayments } from './trip-payments';

interface PlanOfferProps {
  offer: PlanOnSale;
  trialAvailable: boolean;
  inFront: boolean;
  busy: boolean;
  onStart: (plan: Plan) => void;
}

const termsOf = ({ trialDays, amountCents }: PlanOnSale, trialAvailable: boolean): string => {
  const price = formatPrice(amountCents);
  if (trialDays === 0) return offerMessages.withoutTrial(price);
  return trialAvailable ? offerMessages.afterTrial(trialDays, price) : offerMessages.noTrial(price);
};

function PlanOffer({ offer, trialAvailable, inFront, busy, onStart }: PlanOfferProps) {
  const { plan, trialDays } = offer;
  const hasTrial = trialAvailable && trialDays > 0;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-hairline py-4 first:border-t-0 first:pt-0 last:pb-0">
      <div className="grid min-w-0 grow basis-72 gap-1">
        <h3 className="font-display text-lg">{planNames[plan]}</h3>
        <p>{offers[plan].points}</p>
        <p className="text-muted tabular-nums">{termsOf(offer, trialAvailable)}</p>
      </div>
      <Button
        variant={inFront ? 'primary' : 'secondary'}
        busy={busy}
        busyLabel={offerMessages.opening}
        onClick={() => {
          onStart(plan);
        }}
      >
        {hasTrial ? offerMessages.startTrial(trialDays) : offers[plan].start}
      </Button>
    </li>
  );
}

function OwnPlan({ plan, now }: { plan: OwnSubscription; now: Date }) {
  const { badge, text } = planStanding(plan, now);
  return (
    <li className="grid gap-1 border-t border-hairline py-4 first:border-t-0 first:pt-0 last:pb-0">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-display text-lg">
        {planNames[plan.plan]}
        <Badge tone={badge.tone} className="font-sans">
          {badge.text}
        </Badge>
      </h3>
      <p className="tabular-nums">
        {formatPrice(plan.amountCents)} a month. <span className="text-muted">{text}</span>
      </p>
    </li>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id} className="mb-3">
        {title}
      </CardTitle>
      {children}
    </Card>
  );
}

export interface BillingSectionsProps {
  user: User;
  overview: BillingOverview;
  prices: Prices | undefined;
  leaveTo: LeaveSite;
}

export function BillingSections({ user, overview, prices, leaveTo }: BillingSectionsProps) {
  const { start, starting } = useStartPlan(leaveTo);
  const { subscriptions, trips, held, trialAvailable } = overview;
  const now = new Date();
  const isAgent = user.userType === 'agent';
  const onSale = prices && !user.isDemo ? listPlansOnSale(prices, user.userType, subscriptions) : [];
  const hasUrgent = held.length > 0 || findPastDue(subscriptions) !== undefined;
  if (subscriptions.length + trips.length + held.length === 0) {
    return (
      <NothingBought
        prices={prices}
        isAgent={isAgent}
        offer={onSale[0]}
        trialAvailable={trialAvailable}
        busy={starting !== undefined}
        onStart={(plan) => void start(plan)}
      />
    );
  }
  return (
    <>
      {held.map((one) => (
        <HeldPaymentCard key={one.entitlementId} held={one} now={now} />
      ))}
      {subscriptions.length + onSale.length > 0 ? (
        <Section title={isAgent ? billingMessages.plansOfAgent : billingMessages.plans}>
          <ul>
            {subscriptions.map((plan) => (
              <OwnPlan key={plan.plan} plan={plan} now={now} />
            ))}
            {onSale.map((offer) => (
              <PlanOffer
                key={`start ${offer.plan}`}
                offer={offer}
                trialAvailable={trialAvailable}
                inFront={!hasUrgent}
                busy={starting === offer.plan}
                onStart={(plan) => void start(plan)}
              />
            ))}
          </ul>
          {onSale.length > 0 ? <LegalNote about="payment" className="pt-3" /> : null}
        </Section>
      ) : null}
      {trips.length > 0 ? (
        <Section title={isAgent ? billingMessages.tripsOfAgent : billingMessages.trips}>
          <TripPayments payments={trips} now={now} />
        </Section>
      ) : null}
      <Section title={billingMessages.documents}>
        <DocumentsSection now={now} />
      </Section>
      <p>
        <Button asChild variant="quiet">
          <Link to="/pricing">{billingMessages.seePlans}</Link>
        </Button>
      </p>
    </>
  );
}
