import { getSiteConfig } from '@landsea/web-kit';
import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { OutreachPage } from '../form/outreach-page';
import { suggestionsContent as content } from './suggestions-content';
import { SuggestionForm } from './suggestion-form';

export function SuggestionsPage() {
  return (
    <OutreachPage title={content.title} lead={content.lead} aside={<ExternalForm />}>
      <SuggestionForm />
    </OutreachPage>
  );
}

/** The external form is known after the first render, because the page may be prerendered. */
function ExternalForm() {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const { feedbackFormUrl } = getSiteConfig();
    if (!feedbackFormUrl.startsWith('/')) setAddress(feedbackFormUrl);
  }, []);
  if (!address) return null;
  return (
    <p className="max-w-[46ch] text-base text-muted">
      {content.externalText}{' '}
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center gap-1.5 text-sea underline underline-offset-4"
      >
        <ExternalLink aria-hidden className="size-4" strokeWidth={1.75} />
        {content.externalLink}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </p>
  );
}
