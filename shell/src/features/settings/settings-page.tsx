import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { PageHeader } from '@landsea/ui/page-header';
import { useSession } from '@landsea/web-kit';
import { ChevronDown } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { readGoogleLinkOutcome } from './google-link-outcome';
import { settingsMessages } from './settings-messages';
import { listSections, type Section } from './settings-sections';

const CLOSED = 'sections';

/**
 * A return from Google opens its section, otherwise the first one opens.
 * Undefined once a phone's only open section is closed.
 */
const useOpenSection = (sections: readonly Section[]): string | undefined => {
  const { hash, search } = useLocation();
  if (hash === `#${CLOSED}`) return undefined;
  if (hash === '' && readGoogleLinkOutcome(search)) return 'sign-in';
  return (sections.find(({ id }) => `#${id}` === hash) ?? sections[0])?.id;
};

function SectionLinks({ sections, open }: { sections: readonly Section[]; open: string | undefined }) {
  return (
    <nav aria-label="Settings" className="sticky top-24 hidden self-start lg:block">
      <ul className="grid gap-1">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={{ hash: id }}
              aria-current={id === open ? 'true' : undefined}
              className="flex min-h-11 items-center rounded-lg px-4 text-base font-medium text-muted no-underline hover:text-ink aria-[current=true]:bg-sea-soft aria-[current=true]:text-sea"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function SettingsPage() {
  const { user } = useSession();
  const sections = user ? listSections(user) : [];
  const open = useOpenSection(sections);
  if (!user) return null;
  return (
    <div className="mx-auto w-full max-w-page px-4 sm:px-6">
      <PageHeader
        title={settingsMessages.title}
        lead={settingsMessages.lead}
        actions={
          <Button asChild>
            <Link to="/billing">{settingsMessages.billing}</Link>
          </Button>
        }
      />
      {user.isDemo ? <Notice className="mb-6">{settingsMessages.demo}</Notice> : null}
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <SectionLinks sections={sections} open={open} />
        <div className="divide-y divide-hairline self-start rounded-card border border-hairline bg-surface lg:divide-y-0">
          {sections.map(({ id, title, Content }) => {
            const isOpen = id === open;
            return (
              <section key={id} aria-labelledby={`${id}-title`} className={isOpen ? '' : 'lg:hidden'}>
                <h2 id={`${id}-title`} className="font-display text-xl">
                  <Link
                    to={{ hash: isOpen ? CLOSED : id }}
                    preventScrollReset
                    aria-expanded={isOpen}
                    aria-controls={id}
                    className="flex min-h-14 items-center justify-between gap-3 px-5 wrap-anywhere text-ink no-underline lg:hidden"
                  >
                    {title}
                    <ChevronDown
                      aria-hidden
                      strokeWidth={1.75}
                      className={`size-5 shrink-0 text-muted transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
                    />
                  </Link>
                  <span className="hidden px-8 pt-7 lg:block">{title}</span>
                </h2>
                <div id={id} hidden={!isOpen} className="px-5 pt-2 pb-6 lg:px-8 lg:pt-4 lg:pb-8">
                  {isOpen ? <Content user={user} /> : null}
                </div>
              </section>
            );
          })}
        </div>
      </div>
    </div>
  );
}
