import { localMemory, useSiteConfig } from '@landsea/web-kit';
import { MenuIcon, X } from 'lucide-react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { AccessibilityButton } from '../../accessibility/accessibility-button';
import { Account } from '../account';
import { frameHelp } from '../frame-help';
import { linkLook } from '../link-look';
import { NewTab } from '../new-tab';
import { BlogLink } from './blog-link';
import { Brand } from '../brand';
import { MainNav } from './main-nav';
import type { NavEntry } from './nav-entries';
import { NavIcon } from './nav-icon';
import { PlaceLink } from './place-link';

const CLOSED_KEY = 'blogBannerClosed';

const bannerMessages = {
  lead: 'Planning ideas, week by week:',
  close: 'Close banner',
} as const;

function BlogBanner() {
  const { planningBlog } = useSiteConfig();
  const [closed, setClosed] = useState(() => localMemory.read(CLOSED_KEY));
  if (!planningBlog || closed === planningBlog.url) return null;
  return (
    <div data-banner data-help={frameHelp.blog} className="bg-sea text-on-sea">
      <div className="mx-auto flex max-w-page items-center gap-2 pl-4 sm:pl-6">
        <p className="min-w-0 grow truncate text-center text-sm">
          <span className="max-sm:sr-only">{bannerMessages.lead} </span>
          <NewTab
            href={planningBlog.url}
            className="inline-flex min-h-11 items-center font-semibold text-on-sea underline underline-offset-4"
          >
            {planningBlog.name}
          </NewTab>
        </p>
        <button
          type="button"
          aria-label={bannerMessages.close}
          onClick={() => {
            localMemory.write(CLOSED_KEY, planningBlog.url);
            setClosed(planningBlog.url);
          }}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-on-sea outline-on-sea hover:bg-sea-deep"
        >
          <X aria-hidden className="size-5" strokeWidth={1.75} />
        </button>
      </div>
    </div>
  );
}

const PHONE_MENU_ID = 'phone-menu';

function PhoneMenu({ entries, onLeave }: { entries: NavEntry[]; onLeave: () => void }) {
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

/** Cached, because reading it while a page is drawn forces a layout. */
let scrollY = 0;

const watchScroll = (changed: () => void) => {
  const read = () => {
    scrollY = window.scrollY;
    changed();
  };
  window.addEventListener('scroll', read, { passive: true });
  const first = requestAnimationFrame(read);
  return () => {
    cancelAnimationFrame(first);
    window.removeEventListener('scroll', read);
  };
};

const useScrolledPast = (height: number): boolean =>
  useSyncExternalStore(
    watchScroll,
    () => scrollY > height,
    () => false,
  );

const HEADER_CHANGES_AT = 20;

export function TopBar({ entries, home }: { entries: NavEntry[]; home: string }) {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const toggle = useRef<HTMLButtonElement>(null);
  const isOpen = openAt === pathname;
  const { planningBlog } = useSiteConfig();
  const scrolled = useScrolledPast(HEADER_CHANGES_AT);
  const ToggleIcon = isOpen ? X : MenuIcon;
  const inMenus = entries.filter(({ bottom }) => bottom !== 'only');
  const close = () => {
    setOpenAt(undefined);
  };
  return (
    <header
      data-scrolled={scrolled || undefined}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        close();
        toggle.current?.focus();
      }}
      className="sticky top-0 z-30 border-b max-[19rem]:static border-transparent bg-paper transition-[border-color,box-shadow] duration-150 data-scrolled:border-hairline data-scrolled:shadow-float"
    >
      <BlogBanner />
      {/* At twice the letter size the bar takes a second line on a phone, and a wide window has the phone's menu. */}
      <div className="@container">
        <div className="mx-auto flex h-14 max-w-page items-center gap-2 px-4 sm:px-6 @max-xs:h-auto @max-xs:min-h-14 @max-xs:flex-wrap @max-xs:gap-x-0 @max-xs:px-2">
          {inMenus.length > 0 || planningBlog ? (
            <button
              ref={toggle}
              type="button"
              aria-label={isOpen ? 'Close menu' : 'Open menu'}
              aria-expanded={isOpen}
              aria-controls={PHONE_MENU_ID}
              onClick={() => {
                setOpenAt(isOpen ? undefined : pathname);
              }}
              className="-ml-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-ink @3xl:hidden"
            >
              <ToggleIcon aria-hidden className="size-6" strokeWidth={1.75} />
            </button>
          ) : null}
          <Brand to={home} />
          {inMenus.length > 0 ? <MainNav entries={inMenus} /> : null}
          <div className="ml-auto flex min-w-0 items-center gap-1">
            <BlogLink className={inMenus.length > 0 ? 'hidden @5xl:flex' : 'hidden @3xl:flex'} />
            <AccessibilityButton />
            <Account />
          </div>
        </div>
        {isOpen ? <PhoneMenu entries={inMenus} onLeave={close} /> : null}
      </div>
    </header>
  );
}
