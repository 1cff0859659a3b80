import { AppScope } from '@landsea/ui/app-scope';
import { lazy, Suspense, useState } from 'react';
import { frameHelp } from '../frame-help';
import { linkLook } from '../link-look';
import { MoreButton } from './more-button';
import type { NavEntry } from './nav-entries';
import { NavIcon } from './nav-icon';
import { PlaceLink } from './place-link';

const loadMenu = () => import('./more-menu');
/** Menus weigh 20 kB, and a phone has another one: fetched when the button is reached, drawn once it is pressed. */
const MoreMenu = lazy(async () => ({ default: (await loadMenu()).MoreMenu }));

const fetchMenu = () => {
  // A failure is left to the press, which tries again.
  loadMenu().catch(() => undefined);
};

/** The main places in the top bar; the More menu has the rest. */
export function MainNav({ entries }: { entries: NavEntry[] }) {
  const [isPressed, setPressed] = useState(false);
  const button = (
    <MoreButton
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={fetchMenu}
      onFocus={fetchMenu}
      onClick={() => {
        loadMenu().then(
          () => setPressed(true),
          () => undefined,
        );
      }}
    />
  );
  const behind = entries.filter(({ priority }) => priority !== 1);
  return (
    <nav aria-label="Main" data-help={frameHelp.main} className="ml-4 hidden items-center gap-1 @3xl:flex">
      {entries
        .filter(({ priority }) => priority === 1)
        .map((entry) => (
          <PlaceLink key={entry.id} to={entry.to} className={linkLook}>
            <NavIcon name={entry.icon} />
            {entry.label}
          </PlaceLink>
        ))}
      {behind.length > 0 ? (
        <span data-help={frameHelp.more}>
          <AppScope name="shell">
            {isPressed ? (
              <Suspense fallback={button}>
                <MoreMenu entries={behind} />
              </Suspense>
            ) : (
              button
            )}
          </AppScope>
        </span>
      ) : null}
    </nav>
  );
}
