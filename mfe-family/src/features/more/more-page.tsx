import { PageHeader } from '@landsea/ui/page-header';
import { useActiveTripId } from '@landsea/web-kit';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { nav } from '../../nav';
import { Page } from '../../trip-data/page';
import { pathOfPlace } from './path-of-place';

const hereAlready = '/more';

const account = [
  { label: 'My trips', path: '/my-trips' },
  { label: 'Create a trip', path: '/create-trip' },
  { label: 'Countdown', path: '/trip-countdown' },
  { label: 'Trip history', path: '/trip-history' },
  { label: 'Settings', path: '/settings' },
  { label: 'Pricing', path: '/pricing' },
];

function Places({ title, places }: { title: string; places: { label: string; path: string }[] }) {
  return (
    <section className="pb-8">
      <h2 className="pb-2 font-display text-xl">{title}</h2>
      <ul className="grid sm:grid-cols-2 sm:gap-x-10">
        {places.map(({ label, path }) => (
          <li key={label} className="border-t border-hairline">
            <Link
              to={path}
              className="flex min-h-14 items-center justify-between gap-4 text-lg text-ink hover:text-sea"
            >
              {label}
              <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every place of the product in one list. */
export function MorePage() {
  const tripId = useActiveTripId();
  const places = nav
    .filter(({ path }) => path !== hereAlready && !account.some((place) => place.path === path))
    .map((item) => ({ label: item.label, path: pathOfPlace(item, tripId) }));
  const details = tripId ? [{ label: 'Trip details', path: `/trip-details-hq/${tripId}` }] : [];
  return (
    <Page>
      <PageHeader title="All places" />
      <Places title="This trip" places={[...places, ...details]} />
      <Places title="Trips and account" places={account} />
    </Page>
  );
}
