import { getFirstName } from '@landsea/contracts/core';
import type { ShipVenue } from '@landsea/contracts/catalogue';
import { meetsHeightLimit } from '@landsea/rules/day-plans';
import { Button } from '@landsea/ui/button';
import { formatMoney } from '@landsea/web-kit';
import { Ship } from 'lucide-react';
import { EditorOnly } from '../../../trip-frame/access/read-only';
import { listClubsByChild, formatNames, takesGuest, type Guest } from '../who-can-go';

interface StayAboardProps {
  ship: string;
  venues: readonly ShipVenue[];
  guests: readonly Guest[];
  onPlan: () => void;
}

const ADULTS = 'Adults only';

const slideWords = (slide: ShipVenue, children: readonly Guest[]): string => {
  if (slide.heightInches === null) return slide.name;
  const tall = children.filter(
    ({ heightInches, age }) => heightInches !== undefined && meetsHeightLimit(slide, heightInches, age),
  );
  return `${slide.name} (from ${slide.heightInches} in${tall.length > 0 ? `: ${formatNames(tall)}` : ''})`;
};

export function StayAboard({ ship, venues, guests, onPlan }: StayAboardProps) {
  const of = (section: ShipVenue['section']) => venues.filter((venue) => venue.section === section);
  const children = listClubsByChild(venues, guests);
  const pools = of('pool').filter(({ minAge, maxAge }) =>
    guests.some((guest) => takesGuest({ minAge, maxAge }, guest)),
  );
  const adultsOnly = pools.filter(({ minAge }) => minAge !== null).map(({ name }) => name);
  const forAll = pools.filter(({ minAge }) => minAge === null).slice(0, 4);
  const facts = [
    ...children.map(({ guest, clubs }) => ({
      name: `${getFirstName(guest)}, ${guest.age}`,
      text:
        clubs.length === 0
          ? 'No club for this age'
          : clubs
              .map(({ name, price }) =>
                price ? `${name} (from ${formatMoney(price.from, { whole: true })} an hour)` : name,
              )
              .join(', '),
    })),
    { name: 'Pools', text: forAll.map(({ name }) => name).join(', ') },
    {
      name: 'Slides',
      text: of('slide')
        .map((slide) =>
          slideWords(
            slide,
            children.map(({ guest }) => guest),
          ),
        )
        .join(', '),
    },
    {
      name: ADULTS,
      text: [
        ...adultsOnly,
        ...of('lounge')
          .filter(({ minAge }) => minAge !== null)
          .slice(0, 2)
          .map(({ name }) => name),
      ].join(', '),
    },
  ].filter(({ text }) => text !== '');
  // For adults alone their own places come first.
  if (children.length === 0) facts.sort((a, b) => Number(b.name === ADULTS) - Number(a.name === ADULTS));
  return (
    <section
      aria-labelledby="stay-aboard"
      className="grid gap-3 rounded-card border border-hairline bg-linear-to-b from-sea-soft to-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center gap-3">
        <span
          aria-hidden
          className="grid size-11 shrink-0 place-items-center rounded-full bg-sea text-on-sea"
        >
          <Ship className="size-5" strokeWidth={1.75} />
        </span>
        <div className="min-w-0 grow basis-48">
          <h3 id="stay-aboard" className="font-display text-xl">
            Or stay aboard the {ship}
          </h3>
          <p className="text-sm text-muted">The calmest day for pools and slides. Included in the fare.</p>
        </div>
        <EditorOnly>
          <Button size="sm" onClick={onPlan}>
            Who stays aboard?
          </Button>
        </EditorOnly>
      </div>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {facts.map(({ name, text }) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm font-semibold">{name}</dt>
            <dd className="text-sm text-muted wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
