import type { User } from '@landsea/contracts/account';
import type { BillingOverview, Prices } from '@landsea/contracts/billing';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { LegalNote } from '@landsea/ui/legal-note';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { findPastDue } from '../../billing-data/billing-labels';
import type { LeaveSite } from '../../billing-data/leave-site';
import { useStartPlan } from '../../billing-data/use-start-plan';
import { billingMessages } from './billing-messages';
import { DocumentsSection } from './documents-section';
import { HeldPaymentCard } from './held-payment-card';
import { NothingBought } from './nothing-bought';
import { OwnPlan } from './own-plan';
import { PlanOffer } from './plan-offer';
import { listPlansOnSale } from './plans-on-sale';
import { TripPayments } from './trip-payments';

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
