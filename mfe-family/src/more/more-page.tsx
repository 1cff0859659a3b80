import { PageHeader } from '@landsea/ui/page-header';
import type { TripMode } from '@landsea/contracts/trip';
import { useActiveTripId, useListTripsQuery } from '@landsea/web-kit';
import { toNav } from '@landsea/web-kit/pages';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { pages } from '../pages';
import { Page } from '../trip-frame/page/page';
import { getPlacePath } from './path-of-place';
import { placeIcon } from './place-icons';

interface PlaceEntry {
  label: string;
  path: string;
  icon: string;
  text?: string | undefined;
}

const elsewhere: PlaceEntry[] = [
  { label: 'Settings', path: '/settings', icon: 'settings', text: 'Your account, reminders, privacy' },
  { label: 'Pricing', path: '/pricing', icon: 'tag', text: 'What Landsea costs' },
];

const entries = toNav(pages).filter(({ id, audience }) => audience === 'family' && id !== 'more');
const without: Record<TripMode, string | undefined> = {
  parks: 'excursions',
  cruise: 'lightning-lane',
  combined: undefined,
};
const isOfTrip = ({ id, path }: { id: string; path: string }) =>
  id === 'dashboard' || path.includes('{tripId}');

function Place({ label, path, icon, text }: PlaceEntry) {
  const id = useId();
  const Icon = placeIcon(icon);
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

function Places({ title, places }: { title: string; places: PlaceEntry[] }) {
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

export function MorePage() {
  const tripId = useActiveTripId();
  const { data: trips } = useListTripsQuery();
  const mode = trips?.find(({ id }) => id === tripId)?.mode;
  const hidden = mode && without[mode];
  const placesOf = (items: typeof entries): PlaceEntry[] =>
    items.flatMap((item) => {
      const path = getPlacePath(item, tripId);
      return path === undefined ? [] : [{ label: item.label, icon: item.icon, text: item.text, path }];
    });
  return (
    <Page>
      <PageHeader title="More" />
      <Places
        title="This trip"
        places={placesOf(entries.filter((item) => isOfTrip(item) && item.id !== hidden))}
      />
      <Places
        title="Trips and account"
        places={[...placesOf(entries.filter((item) => !isOfTrip(item))), ...elsewhere]}
      />
    </Page>
  );
}
