import { formatCount } from '@landsea/contracts/core';
import { priceBook } from '@landsea/rules/estimate';
import { getIdeaDates, toAgeGroups } from '@landsea/rules/trip';
import type { TripIdea } from '@landsea/contracts/trip';
import { formatDateRange, formatMoney } from '@landsea/web-kit';
import { useMemo } from 'react';
import { useGetPriceBookQuery } from '../../frame/prices/price-book-api';
import { getTypicalCost } from './typical-cost';

const basisOf = (idea: TripIdea): string => {
  const { adults, children, infants } = toAgeGroups(idea);
  const { mode } = idea;
  const people = [
    formatCount(adults, 'adult'),
    ...(children ? [formatCount(children, 'child of 3 to 9', 'children of 3 to 9')] : []),
    ...(infants ? [`${infants} under 3`] : []),
  ];
  return [
    new Intl.ListFormat('en-US').format(people),
    ...(mode === 'cruise' ? [] : ['a moderate park hotel']),
    ...(mode === 'parks' ? [] : ['an oceanview stateroom']),
  ].join(', ');
};

export function TypicalCostLine({ idea, firstDay }: { idea: TripIdea; firstDay: string }) {
  const { data, isError } = useGetPriceBookQuery();
  const book = useMemo(() => data && priceBook(data), [data]);
  const range = useMemo(() => book && getTypicalCost(idea, firstDay, book), [book, idea, firstDay]);
  if (isError) return <p className="text-sm text-muted">Prices by date could not be loaded just now.</p>;
  if (!range) return <p className="text-sm text-muted">Looking up prices for your dates…</p>;
  const { endDate } = getIdeaDates(idea, firstDay);
  return (
    <p aria-live="polite" className="grid text-sm text-muted">
      <span className="text-base text-ink">
        Plan on{' '}
        <strong className="whitespace-nowrap tabular-nums">
          {formatMoney(range.lowCents, { whole: true })}–{formatMoney(range.highCents, { whole: true })}
        </strong>{' '}
        on these dates, not counting flights.
      </span>
      <span>
        {formatDateRange(firstDay, endDate)}. {basisOf(idea)}.
      </span>
    </p>
  );
}
