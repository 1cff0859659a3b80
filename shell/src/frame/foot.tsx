import { useShownBrand } from '@landsea/web-kit';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { AccessibilityButton } from '../accessibility/accessibility-button';
import { findPageAt, useKnownPages } from '../known-pages';
import { footerMessages } from './footer/footer-messages';
import { frameHelp } from './frame-help';
import { GenieButton } from './genie/genie-button';
import { showsNavigation } from './nav/nav-entries';

const legalLinks = [
  { path: '/contact', label: 'Contact' },
  { path: '/privacy', label: 'Privacy' },
  { path: '/terms', label: 'Terms' },
  { path: '/refunds', label: 'Refunds' },
];

function LegalLinks() {
  useKnownPages();
  const links = legalLinks.filter(({ path }) => findPageAt(path));
  if (links.length === 0) return null;
  return (
    <ul aria-label="Contact and legal" className="flex flex-wrap gap-x-5 print:hidden">
      {links.map(({ path, label }) => (
        <li key={path}>
          <Link
            to={path}
            className="inline-flex min-h-11 items-center text-sm text-muted no-underline hover:text-ink hover:underline"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Without a signal the page ends in the last line alone. */
const SiteFooter = lazy(async () => ({
  default: await import('./footer/site-footer').then(
    (footer) => footer.SiteFooter,
    () => () => null,
  ),
}));

/** Public pages end in the whole footer; a person's own pages and the sign-in in its last line alone. */
export const hasWholeFooter = (pathname: string): boolean => {
  const access = findPageAt(pathname)?.access ?? 'public';
  const isSignIn = !showsNavigation(pathname) && pathname !== '/' && pathname !== '/welcome';
  return access === 'public' && !isSignIn && pathname !== '/login';
};

/** The foot stands in the flow, so that the genie covers nothing. */
export function Foot({ pathname, hasBottomBar }: { pathname: string; hasBottomBar: boolean }) {
  useKnownPages();
  const brand = useShownBrand();
  const isWhole = !brand && hasWholeFooter(pathname);
  return (
    <footer className={isWhole ? 'mt-20 bg-surface sm:mt-32' : ''}>
      {isWhole ? (
        <Suspense fallback={<div className="h-160 lg:h-96" />}>
          <SiteFooter />
        </Suspense>
      ) : null}
      <div className="mx-auto max-w-page px-5">
        <div
          className={`flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-hairline py-3 ${isWhole ? 'mb-24' : hasBottomBar ? 'mb-18 md:mb-0' : ''}`}
        >
          <span data-help={frameHelp.genie} className="-ml-2 grow sm:grow-0">
            <GenieButton />
          </span>
          <LegalLinks />
          <p className="order-last min-w-0 grow basis-72 py-2 sm:order-none text-sm text-muted">
            {brand
              ? [...brand.legalLines, ...(brand.poweredBy ? [footerMessages.poweredBy] : [])].join(' · ')
              : `${footerMessages.copyright(new Date().getFullYear())} ${footerMessages.notAffiliated}`}
          </p>
          <span data-help={frameHelp.accessibility} className="-ml-4 sm:ml-0">
            <AccessibilityButton isNamed />
          </span>
        </div>
      </div>
    </footer>
  );
}
