import { frameHelp } from '../frame-help';
import type { NavEntry } from './nav-entries';
import { NavIcon } from './nav-icon';
import { PlaceLink } from './place-link';

const PLACES = 5;

export function BottomBar({ entries }: { entries: NavEntry[] }) {
  const places = entries.filter(({ bottom }) => bottom).slice(0, PLACES);
  if (places.length === 0) return null;
  return (
    <nav
      aria-label="Main places"
      data-bottom-bar
      data-help={frameHelp.bottom}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-hairline bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="mx-auto flex max-w-xl">
        {places.map((entry) => (
          <li key={entry.id} className="min-w-0 grow basis-0">
            <PlaceLink
              to={entry.to}
              className="grid min-h-14 content-center justify-items-center gap-0.5 text-[min(0.875rem,3.4vw)] font-medium tracking-tight text-muted no-underline aria-[current=page]:text-sea"
            >
              <NavIcon name={entry.icon} />
              <span className="max-w-full truncate">{entry.label}</span>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
