import { PageHeader } from '@landsea/ui/page-header';
import { useActiveTripId } from '@landsea/web-kit';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { nav } from '../nav';
import { Page } from '../trip/page/page';
import { pathOfPlace } from './path-of-place';
import { otherPlace, placeWords } from './place-words';

const hereAlready = '/more';

const account = [
  { label: 'My trips', path: '/my-trips' },
  { label: 'Create a trip', path: '/create-trip' },
  { label: 'Countdown', path: '/trip-countdown' },
  { label: 'Trip history', path: '/trip-history' },
  { label: 'Settings', path: '/settings' },
  { label: 'Pricing', path: '/pricing' },
];

function Place({ label, path }: { label: string; path: string }) {
  const id = useId();
  const { Icon = otherPlace, text } = placeWords[label] ?? {};
  return (
    <li className="group relative flex min-h-16 items-center gap-4 border-t border-hairline py-2 text-ink">
      <Icon aria-hidden className="size-6 shrink-0 text-sea" strokeWidth={1.75} />
      <div className="min-w-0 grow">
        <Link
          to={path}
          aria-describedby={text ? id : undefined}
          className="block text-lg group-hover:text-sea after:absolute after:inset-0"
        >
          {label}
        </Link>
        {text ? (
          <span id={id} className="block text-sm text-muted">
            {text}
          </span>
        ) : null}
      </div>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
    </li>
  );
}

function Places({ title, places }: { title: string; places: { label: string; path: string }[] }) {
  return (
    <section className="pb-8">
      <h2 className="pb-2 font-display text-xl">{title}</h2>
      <ul className="grid sm:grid-cols-2 sm:gap-x-10">
        {places.map((place) => (
          <Place key={place.label} {...place} />
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
