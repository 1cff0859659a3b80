import { Button } from '@landsea/ui/button';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { useSiteConfig } from '@landsea/web-kit';
import { Link } from 'react-router-dom';
import { findPageAt, useKnownPages } from '../../known-pages';
import { NewTab } from '../new-tab';
import { footerMessages } from './footer-messages';

/** A visitor without access to a link goes through sign-in. */
const footerLinks = [
  { path: '/resorts', label: 'Resorts' },
  { path: '/trip-builder', label: 'Trip Builder' },
  { path: '/daily-planner', label: 'Daily Planner' },
  { path: '/expense-tracker', label: 'Expense Tracker' },
  { path: '/agents', label: 'For Travel Agents' },
  { path: '/trip-planning-guide', label: 'Planning Guide' },
  { path: '/tools', label: 'Tools' },
  { path: '/transportation', label: 'Transportation' },
  { path: '/pricing', label: 'Pricing' },
  { path: '/newsletter', label: 'Newsletter' },
];

const linkLook =
  'inline-flex min-h-11 items-center text-base text-ink no-underline hover:text-sea hover:underline';

export function SiteFooter() {
  const { feedbackFormUrl, social } = useSiteConfig();
  useKnownPages();
  const isOwnForm = feedbackFormUrl.startsWith('/');
  const hasFeedback = !isOwnForm || findPageAt(feedbackFormUrl) !== undefined;
  const links = footerLinks.filter(({ path }) => findPageAt(path));
  return (
    <>
      <div className="-mt-17 bg-paper">
        <Horizon size="slim" progress={0.86} />
      </div>
      <div className="mx-auto grid max-w-page grid-cols-1 gap-10 px-5 pt-10 pb-6 lg:grid-cols-[1fr_auto]">
        <nav aria-label="Footer">
          <p className="font-display text-2xl font-semibold text-ink">Landsea</p>
          <p className="mb-4 text-base text-muted">{footerMessages.lead}</p>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-x-6 sm:grid-cols-3">
            {links.map((link) => (
              <li key={link.path}>
                <Link to={link.path} className={linkLook}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {hasFeedback ? (
          <section
            aria-labelledby="feedback"
            className="grid max-w-md content-start gap-4 rounded-card border border-hairline bg-paper p-6 lg:w-96"
          >
            <h2 id="feedback" className="font-display text-xl">
              {footerMessages.feedbackTitle}
            </h2>
            <p className="text-base text-muted">{footerMessages.feedback}</p>
            <Button asChild className="justify-self-start">
              {isOwnForm ? (
                <Link to={feedbackFormUrl}>{footerMessages.submitFeedback}</Link>
              ) : (
                <NewTab href={feedbackFormUrl}>{footerMessages.submitFeedback}</NewTab>
              )}
            </Button>
          </section>
        ) : null}
        {social.length > 0 ? (
          <ul aria-label="Landsea elsewhere" className="flex flex-wrap gap-x-6">
            {social.map((place) => (
              <li key={place.name}>
                <NewTab href={place.url} className={linkLook}>
                  {place.name}
                </NewTab>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </>
  );
}
