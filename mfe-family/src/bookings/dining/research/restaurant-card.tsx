import type { Restaurant } from '@landsea/contracts/catalogue';
import type { DayItem, Vote } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Badge } from '@landsea/ui/badge';
import { DisclosureButton } from '@landsea/ui/disclosure-button';
import { formatDate } from '@landsea/web-kit';
import { Footprints } from 'lucide-react';
import { useId, useState } from 'react';
import { EntryActions, planAction } from '../../../catalogue/lists/entry-actions';
import { VotesControl, formatVotes } from '../../../items/controls/votes-control';
import { Emblem } from '../../../catalogue/cards/emblem';
import { makeThing } from '../../../catalogue/cards/thing';
import { placeText } from '../rules/area-name';
import { formatCharacters, mealLabels, serviceNames } from '../rules/dining-labels';
import { formatDollarSigns, priceText } from '../rules/meal-price-text';
import type { MealPrice } from '@landsea/rules/dining-plan';
import { noteChecked } from '../../../catalogue/lists/checked-note';

interface RestaurantCardProps {
  restaurant: Restaurant;
  summary: string | undefined;
  isOutOfSeason: boolean;
  party: TripDetail['party'];
  price: MealPrice;
  /** Minutes on foot from the chosen day's plan. */
  walk: number | undefined;
  items: readonly DayItem[];
  onPlan: () => void;
  onWish: () => void;
  onVote: (item: DayItem, personId: string, vote: Vote | null) => void;
}

const plannedText = (items: readonly DayItem[]): string =>
  items
    .flatMap(({ date }) => (date ? [formatDate(date)] : []))
    .sort()
    .join(', ');

export function RestaurantCard(props: RestaurantCardProps) {
  const { restaurant, summary, isOutOfSeason, party, price, walk, items, onPlan, onWish, onVote } = props;
  const details = useId();
  const [isOpen, setOpen] = useState(false);
  const [voted] = items;
  const planned = plannedText(items);
  const { planCredits } = restaurant;
  const characters = formatCharacters(restaurant);
  return (
    <li
      className={`flex flex-col gap-2 rounded-card border bg-surface p-4 ${planned ? 'border-palm' : 'border-hairline'}`}
    >
      <div className="flex items-start justify-between gap-3">
        <Emblem name={makeThing('restaurants', restaurant, { where: '' }).emblem} className="size-12" />
        <h2 className="min-w-0 grow font-display text-lg leading-snug wrap-anywhere">{restaurant.name}</h2>
        <span aria-label={`Price level ${restaurant.priceTier} of 4`} className="text-muted">
          {formatDollarSigns(restaurant.priceTier)}
        </span>
      </div>
      <p className="text-sm text-muted">
        {placeText(restaurant)} · {serviceNames[restaurant.service]} · {restaurant.cuisine}
      </p>
      {summary ? <p className="text-sm wrap-anywhere">{summary}</p> : null}
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <span className="text-lg font-semibold tabular-nums">{priceText(price)}</span>
        <span className="text-sm text-muted">for your party, before tax and tip</span>
      </p>
      {walk === undefined ? null : (
        <p className="flex items-center gap-1.5 text-sm font-medium">
          <Footprints aria-hidden className="size-4 shrink-0 text-sea" strokeWidth={1.75} />
          {walk === 0 ? 'Right by that day’s plan' : `${walk} min walk from that day’s plan`}
        </p>
      )}
      <ul aria-label="Good to know" className="flex flex-wrap gap-1.5">
        {isOutOfSeason ? (
          <li>
            <Badge tone="sun">Not during your dates</Badge>
          </li>
        ) : null}
        {characters ? (
          <li>
            <Badge tone="sun">{characters}</Badge>
          </li>
        ) : null}
        {restaurant.meals.map((meal) => (
          <li key={meal}>
            <Badge>{mealLabels[meal]}</Badge>
          </li>
        ))}
        <li>
          <Badge>{restaurant.takesReservations ? 'Reservations' : 'No reservation needed'}</Badge>
        </li>
        {restaurant.walkUpList ? (
          <li>
            <Badge>Walk-up list</Badge>
          </li>
        ) : null}
        {restaurant.mobileOrder ? (
          <li>
            <Badge>Mobile order</Badge>
          </li>
        ) : null}
        {restaurant.prepaid ? (
          <li>
            <Badge tone="coral">Paid when booked</Badge>
          </li>
        ) : null}
      </ul>
      <DisclosureButton small open={isOpen} controls={details} onToggle={() => setOpen(!isOpen)}>
        {voted && formatVotes(voted) ? `Votes: ${formatVotes(voted)}` : 'Details'}
      </DisclosureButton>
      {isOpen ? (
        <div id={details} className="grid gap-3 pb-1 text-sm">
          {characters ? (
            <p>
              {characters}: you may meet {restaurant.characters.join(', ')}.
            </p>
          ) : null}
          {planCredits ? (
            <p>
              Dining plan: {planCredits.count} {planCredits.kind}{' '}
              {planCredits.count === 1 ? 'credit' : 'credits'} a person
              {Object.entries(restaurant.mealCredits ?? {}).map(([meal, { count }]) => `, ${meal} ${count}`)}.
            </p>
          ) : null}
          {restaurant.takesReservations ? (
            <p>Cancel free of charge until {restaurant.freeCancelHours} hours before, typically.</p>
          ) : null}
          {restaurant.note ? <p>{restaurant.note}</p> : null}
          <p className="text-muted">{noteChecked(restaurant)} Verify in the official app.</p>
          {voted ? (
            <VotesControl
              item={voted}
              party={party}
              onVote={(personId, vote) => onVote(voted, personId, vote)}
            />
          ) : null}
        </div>
      ) : null}
      <EntryActions
        name={restaurant.name}
        done={planned}
        action={planAction(planned, onPlan)}
        wish={voted ? undefined : { label: 'Vote on it', onClick: onWish }}
      />
    </li>
  );
}
