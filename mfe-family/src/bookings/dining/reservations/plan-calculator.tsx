import { formatCount } from '@landsea/contracts/core';
import type { ParkCalendar, Restaurant } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Card } from '@landsea/ui/card';
import { DisclosureButton } from '@landsea/ui/disclosure-button';
import { formatMoney } from '@landsea/web-kit';
import { useId, useState } from 'react';
import { planNights, planVerdict, type PlanVerdict } from '@landsea/rules/dining-plan';
import type { Meal } from '../rules/meal-booking';

interface PlanCalculatorProps {
  trip: TripDetail;
  meals: readonly Meal[];
  snacks: readonly DayItem[];
  restaurantOf: (meal: Meal) => Restaurant | null;
  plans: ParkCalendar['diningPlans'];
}

const names: Record<PlanVerdict['plan'], string> = {
  quick: 'Quick-Service plan',
  standard: 'Standard dining plan',
};
const kinds = ['quick', 'table', 'snack'] as const;
const dollars = (cents: number) => formatMoney(Math.abs(cents), { whole: true });

/** A plan that saves already stays worth it; otherwise this share of the meals has to be planned. */
const COMPARABLE_PART = 0.75;
const isComparable = ({ savesCents, credits: { given, used } }: PlanVerdict): boolean =>
  savesCents > 0 || used.quick + used.table >= COMPARABLE_PART * (given.quick + given.table);

function Verdict({ verdict }: { verdict: PlanVerdict }) {
  const { plan, costCents, coveredCents, restCents, savesCents, credits } = verdict;
  return (
    <li className="grid gap-1 border-t border-hairline py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{names[plan]}</span>
        {isComparable(verdict) ? (
          <span className={savesCents > 0 ? 'font-semibold text-palm' : 'font-semibold text-berry'}>
            {savesCents > 0
              ? `saves about ${dollars(savesCents)}`
              : `costs about ${dollars(savesCents)} more`}
          </span>
        ) : (
          <span className="text-muted">Plan more meals to compare</span>
        )}
      </p>
      <p className="text-sm text-muted tabular-nums">
        {dollars(costCents)} for the plan, instead of {dollars(coveredCents)} for what it pays.
        {restCents > 0 ? ` ${dollars(restCents)} of your meals stay extra.` : ''}
      </p>
      <p className="text-sm text-muted tabular-nums">
        Credits used:{' '}
        {kinds
          .filter((kind) => credits.given[kind] > 0)
          .map((kind) => `${credits.used[kind]} of ${credits.given[kind]} ${kind}`)
          .join(', ')}
        .
      </p>
    </li>
  );
}

export function PlanCalculator({ trip, meals, snacks, restaurantOf, plans }: PlanCalculatorProps) {
  const details = useId();
  const [isOpen, setOpen] = useState(false);
  const nights = planNights(trip);
  return (
    <Card className="grid gap-2 print:hidden">
      <DisclosureButton open={isOpen} controls={details} onToggle={() => setOpen(!isOpen)}>
        Is a dining plan worth it?
      </DisclosureButton>
      {isOpen ? (
        <div id={details}>
          {nights === 0 ? (
            <p className="text-muted">
              Dining plans come with a stay at an on-site hotel. This trip has none yet.
            </p>
          ) : (
            <>
              <p className="pb-2 text-muted">
                For your {formatCount(meals.length, 'meal')}
                {snacks.length > 0 ? `, ${formatCount(snacks.length, 'snack')}` : ''} and{' '}
                {formatCount(nights, 'night')}. Prices are typical.
              </p>
              <ul>
                {plans.map((plan) => (
                  <Verdict
                    key={plan.plan}
                    verdict={planVerdict(plan, trip, { meals, snacks }, restaurantOf)}
                  />
                ))}
              </ul>
            </>
          )}
        </div>
      ) : null}
    </Card>
  );
}
