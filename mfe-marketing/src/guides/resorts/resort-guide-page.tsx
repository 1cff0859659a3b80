import { HotelTier, type CatalogueHotel } from '@landsea/contracts/catalogue';
import { priceBook, type PriceBook } from '@landsea/rules/estimate';
import { SelectField } from '@landsea/ui/fields/select-field';
import { useMemo } from 'react';
import { GuideForm } from '../frame/guide-form';
import { GuidePage } from '../frame/guide-page';
import { Loaded } from '../frame/loaded';
import { PillChoice } from '../frame/pill-choice';
import { useGuideQuery } from '../frame/use-guide-query';
import { useDrawnHotels, useGetPriceBookQuery } from '../guide-api';
import { ResortCard } from './resort-card';
import { ResortDetail } from './resort-detail';
import {
  isByParks,
  readPeople,
  peopleOptions,
  readTier,
  tierLabels,
  tiers,
  tierTexts,
} from './resort-choices';

const SHOWN = 4;

function TierHotels({ tier, book, isWhole }: { tier: HotelTier; book: PriceBook; isWhole: boolean }) {
  const hotels = book.hotels
    .filter((hotel) => hotel.tier === tier && isByParks(hotel))
    .sort((one, other) => one.night.typical - other.night.typical);
  const more = isWhole ? [] : hotels.slice(SHOWN);
  return (
    <>
      <HotelCards hotels={isWhole ? hotels : hotels.slice(0, SHOWN)} book={book} />
      {more.length > 0 ? (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-base font-semibold text-sea">
            {tierLabels[tier]}: {more.length} more
          </summary>
          <div className="pt-2">
            <HotelCards hotels={more} book={book} />
          </div>
        </details>
      ) : null}
    </>
  );
}

function HotelCards({ hotels, book }: { hotels: readonly CatalogueHotel[]; book: PriceBook }) {
  const [query] = useGuideQuery();
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {hotels.map((hotel) => (
        <ResortCard key={hotel.id} hotel={hotel} book={book} people={readPeople(query)} />
      ))}
    </ul>
  );
}

const PATH = '/resorts';

export function ResortGuidePage() {
  const [query] = useGuideQuery();
  const catalogue = useGetPriceBookQuery();
  const drawn = useDrawnHotels();
  const known = catalogue.data ?? drawn;
  const book = useMemo(() => known && priceBook(known), [known]);
  const hotel = book?.hotels.find(({ id }) => id === query.get('hotel'));
  if (book && hotel) return <ResortDetail hotel={hotel} book={book} people={readPeople(query)} />;
  return (
    <GuidePage
      title="Where should you stay?"
      lead="Every hotel by the parks, with the typical price of a night through the year, tax included."
      sources={book ? [...book.hotels.filter(isByParks), book.prices.taxes, book.calendar] : []}
    >
      <ResortForm />
      <Loaded query={{ ...catalogue, data: book }} what="The hotels" skeleton="h-44">
        {(loaded) => <ResortTiers book={loaded} />}
      </Loaded>
    </GuidePage>
  );
}

function ResortForm() {
  const [query, change] = useGuideQuery();
  return (
    <GuideForm
      label="What you look for"
      action={PATH}
      submit="Show the hotels"
      className="mb-8 grid items-end gap-4 sm:grid-cols-[1fr_12rem]"
    >
      <PillChoice
        label="Kind of hotel"
        name="tier"
        options={tiers.map((value) => ({ value, label: tierLabels[value] }))}
        value={readTier(query)}
        onChoose={(tier) => change({ tier: tier === 'all' ? undefined : tier })}
        wraps
      />
      <SelectField
        label="Guests age 3+"
        name="people"
        options={peopleOptions}
        value={String(readPeople(query))}
        onValueChange={(people) => change({ people })}
      />
    </GuideForm>
  );
}

function ResortTiers({ book }: { book: PriceBook }) {
  const [query] = useGuideQuery();
  const chosen = readTier(query);
  const shown = HotelTier.options.filter((tier) => chosen === 'all' || chosen === tier);
  return (
    <div className="grid gap-12">
      {shown.map((tier) => (
        <section key={tier} aria-labelledby={`tier-${tier}`} className="grid gap-4">
          <div className="grid gap-1">
            <h2 id={`tier-${tier}`} className="text-2xl text-ink">
              {tierLabels[tier]}
            </h2>
            <p className="text-base text-muted">{tierTexts[tier]}</p>
          </div>
          <TierHotels tier={tier} book={book} isWhole={chosen === tier} />
        </section>
      ))}
    </div>
  );
}
