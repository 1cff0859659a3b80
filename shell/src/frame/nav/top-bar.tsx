import { useSiteConfig } from '@landsea/web-kit';
import { MenuIcon, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AccessibilityButton } from '../../accessibility/accessibility-button';
import { Account } from '../account';
import { BlogBanner } from '../notices/blog-banner';
import { BlogLink } from './blog-link';
import { Brand } from '../brand';
import { MainNav } from './main-nav';
import type { NavEntry } from './nav-entries';
import { PHONE_MENU_ID, PhoneMenu } from './phone-menu';
import { useScrolledPast } from '../use-scrolled';

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
