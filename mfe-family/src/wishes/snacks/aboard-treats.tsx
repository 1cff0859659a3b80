import type { ShipVenue } from '@landsea/contracts/catalogue';
import { makeBlankDetails } from '@landsea/rules/day-plans';
import type { DayItem } from '@landsea/contracts/planning';
import { useCatalogueList } from '../../catalogue/api/catalogue-api';
import { EntryActions } from '../../catalogue/lists/entry-actions';
import type { DayItems } from '../../items/queue/use-day-items';
import { toShipId } from '../../trip-frame/rules/ship-id';

interface AboardTreatsProps {
  ship: string;
  dayItems: DayItems;
  snacks: readonly DayItem[];
}

const sections: readonly { section: ShipVenue['section']; title: string }[] = [
  { section: 'quick-service', title: 'Quick bites and sweets' },
  { section: 'lounge', title: 'Cafés and bars' },
];

export function AboardTreats({ ship, dayItems, snacks }: AboardTreatsProps) {
  const { entries = [] } = useCatalogueList('ship-venues');
  const aboard = entries.filter(({ ships }) => ships.includes(toShipId(ship)));
  const want = ({ id, name }: ShipVenue) =>
    void dayItems.add(
      {
        id: crypto.randomUUID(),
        title: name,
        date: null,
        place: ship,
        catalogueId: id,
        details: makeBlankDetails('snack'),
      },
      { undo: `${name} is on your wishlist` },
    );
  return (
    <section aria-labelledby="aboard-treats" className="grid gap-4">
      <h2 id="aboard-treats" className="font-display text-2xl">
        Aboard the {ship}
      </h2>
      {sections.map(({ section, title }) => {
        const places = aboard.filter((venue) => venue.section === section);
        if (places.length === 0) return null;
        return (
          <div key={section}>
            <h3 className="font-display text-xl">{title}</h3>
            <ul className="divide-y divide-hairline">
              {places.map((venue) => {
                const isWanted = snacks.some(({ catalogueId }) => catalogueId === venue.id);
                return (
                  <li key={venue.id} className="flex flex-wrap items-center gap-x-3 py-2">
                    <p className="min-w-0 grow basis-40 wrap-anywhere">
                      {venue.name}
                      <span className="block text-sm text-muted">
                        {[
                          venue.minAge !== null && venue.minAge >= 18 ? `Ages ${venue.minAge}+` : '',
                          venue.included ? 'Included' : '',
                          venue.detail ?? '',
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                    </p>
                    <EntryActions
                      name={venue.name}
                      done={isWanted ? 'On your list' : ''}
                      action={isWanted ? undefined : { label: 'Want it', onClick: () => want(venue) }}
                      wish={undefined}
                    />
                  </li>
                );
              })}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
