import { BlogLink } from './blog-link';
import { linkLook } from '../link-look';
import type { NavEntry } from './nav-entries';
import { NavIcon } from './nav-icon';
import { PlaceLink } from './place-link';

export const PHONE_MENU_ID = 'phone-menu';

export function PhoneMenu({ entries, onLeave }: { entries: NavEntry[]; onLeave: () => void }) {
  return (
    <nav
      id={PHONE_MENU_ID}
      aria-label="All pages"
      className="max-h-[calc(100dvh-8rem)] overflow-y-auto border-t border-hairline bg-paper px-4 py-3 @3xl:hidden"
    >
      <ul className="grid grid-cols-2 gap-1 @max-xs:grid-cols-1">
        {entries.map((entry) => (
          <li key={entry.id}>
            <PlaceLink to={entry.to} onClick={onLeave} className={linkLook}>
              <NavIcon name={entry.icon} />
              {entry.label}
            </PlaceLink>
          </li>
        ))}
        <li className="empty:hidden">
          <BlogLink />
        </li>
      </ul>
    </nav>
  );
}
