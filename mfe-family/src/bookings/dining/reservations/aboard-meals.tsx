import { formatItemName, isShipMeal, type Seating } from '@landsea/rules/planning';
import type { DayItem } from '@landsea/contracts/planning';
import { Button } from '@landsea/ui/button';
import { formatDate } from '@landsea/web-kit';
import { Link } from 'react-router-dom';
import { formatWhen } from '../../../items/cards/item-labels';

export const isAboardMeal = (item: DayItem): boolean =>
  isShipMeal(item) && item.date !== null && item.status !== 'cancelled';

interface AboardMealsProps {
  tripId: string;
  ship: string;
  /** The seating of the cruise's booking, if it names one. */
  seating: Seating | null;
  meals: readonly DayItem[];
}

export function AboardMeals({ tripId, ship, seating, meals }: AboardMealsProps) {
  const path = `/trip/${tripId}/excursions-lab`;
  return (
    <section aria-labelledby="dining-aboard">
      <h2 id="dining-aboard" className="border-b border-hairline pb-1 font-display text-xl">
        Meals aboard the {ship}
      </h2>
      {meals.length > 0 ? (
        <ul className="divide-y divide-hairline">
          {meals.map((meal) => (
            <li key={meal.id}>
              <Link
                to={`${path}?day=${meal.date ?? ''}`}
                className="flex min-h-13 flex-wrap items-baseline gap-x-3 py-3 text-ink hover:text-sea"
              >
                <span className="w-24 shrink-0 text-sm text-muted">{formatDate(meal.date ?? '')}</span>
                <span className="min-w-0 grow basis-40 wrap-anywhere">{formatItemName(meal)}</span>
                <span className="text-sm text-muted tabular-nums">{formatWhen(meal)}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <div className="grid justify-items-start gap-3 py-4">
          <p className="max-w-prose text-muted">
            {seating
              ? `Dinner is included every night, at the ${seating} seating. Add your restaurants, or book an adults-only restaurant.`
              : 'Dinner is included every night. Add your seating and restaurants, or book an adults-only restaurant.'}
          </p>
          <Button asChild variant="primary">
            <Link to={`${path}?dinners=1`}>Plan your dinners aboard</Link>
          </Button>
        </div>
      )}
    </section>
  );
}
