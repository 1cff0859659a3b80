import { Button } from '@landsea/ui/button';
import { Horizon } from '@landsea/ui/horizon';
import { Link } from 'react-router-dom';
import { siteConfig } from '../../site-config';
import { footerLinks } from './footer-links';

const linkLook =
  'inline-flex min-h-11 items-center text-base text-ink no-underline hover:text-sea hover:underline';

export function SiteFooter() {
  return (
    <footer className="mt-32 bg-surface">
      <div className="-mt-17 bg-paper">
        <Horizon size="slim" progress={0.86} />
      </div>
      <div className="mx-auto grid max-w-page gap-10 px-5 pt-10 pb-28 lg:grid-cols-[1fr_auto]">
        <nav aria-label="Footer">
          <p className="font-display text-2xl font-semibold text-ink">Landsea</p>
          <p className="mb-4 text-base text-muted">Plan land and sea, on one budget.</p>
          <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
            {footerLinks.map((link) => (
              <li key={link.path}>
                <Link to={link.path} className={linkLook}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section className="grid max-w-md content-start gap-4 rounded-card border border-hairline bg-paper p-6 lg:w-96">
          <h2 className="font-display text-xl">Tell us what is missing</h2>
          <p className="text-base text-muted">
            Have suggestions or spot a bug? We&rsquo;d love your feedback
          </p>
          <Button asChild className="justify-self-start">
            <a href={siteConfig.feedbackFormUrl} target="_blank" rel="noopener noreferrer">
              Submit Feedback
            </a>
          </Button>
        </section>
        <div className="grid gap-x-8 gap-y-2 border-t border-hairline pt-5 lg:col-span-2 lg:grid-cols-[1fr_auto] lg:items-center">
          <p className="text-sm text-muted">
            © 2026 Landsea. An independent planner, not affiliated with any park or cruise operator. Names of
            parks and ships belong to their owners.
          </p>
          <ul aria-label="Landsea elsewhere" className="flex flex-wrap gap-x-5">
            {siteConfig.social.map((place) => (
              <li key={place.name}>
                <a href={place.url} target="_blank" rel="noopener noreferrer" className={linkLook}>
                  {place.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
