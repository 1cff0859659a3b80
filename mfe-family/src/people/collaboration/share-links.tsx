import type { NewShareLink, ShareLink } from '@landsea/contracts/sharing';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { TextField } from '@landsea/ui/fields/text-field';
import { formatDayOf, notify } from '@landsea/web-kit';
import { useState } from 'react';
import { useGetShareLinksQuery, useRevokeShareLinkMutation } from '../../trip-frame/api/sharing-api';
import { useIsDemo } from '../../trip-frame/access/use-demo';
import { NewLinkForm } from './new-link-form';
import { sectionNames, sharingMessages } from './sharing-messages';

const viewsOf = ({ views, lastViewedAt }: ShareLink): string => {
  if (views === 0) return 'not looked at yet';
  const times = views === 1 ? 'looked at once' : `looked at ${views} times`;
  return lastViewedAt ? `${times}, last on ${formatDayOf(lastViewedAt)}` : times;
};

const lastDayOf = ({ expiresAt }: ShareLink): string =>
  `${formatDayOf(expiresAt)}, ${new Date(expiresAt).getFullYear()}`;

/** The address is stored nowhere, so this is the moment to copy it. */
function FreshLink({ link, onDone }: { link: NewShareLink; onDone: () => void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link.url);
      notify({ title: 'Link copied', tone: 'success' });
    } catch {
      notify({ title: 'Copy it from the field', description: 'Your browser did not let us.', tone: 'info' });
    }
  };
  return (
    <Notice tone="success" title={`The link for ${link.label} is ready`}>
      <p className="pb-3">Copy this link now. You won’t see it again.</p>
      <div className="grid items-end gap-2 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
        <TextField
          label="Address of the link"
          readOnly
          value={link.url}
          onFocus={(event) => event.target.select()}
        />
        <Button variant="primary" onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Done
        </Button>
      </div>
    </Notice>
  );
}

/** Links are read only, expire, and can be revoked at any moment. */
export function ShareLinksSection({
  tripId,
  endDate,
  onBlocked,
}: {
  tripId: string;
  endDate: string | undefined;
  onBlocked: (() => void) | undefined;
}) {
  const { data } = useGetShareLinksQuery(tripId);
  const [revoke, revoking] = useRevokeShareLinkMutation();
  const [fresh, setFresh] = useState<NewShareLink>();
  const isDemo = useIsDemo();
  return (
    <section aria-labelledby="links" className="grid content-start gap-5">
      <div>
        <h2 id="links" className="font-display text-2xl">
          Share a view-only page
        </h2>
        <p className="text-muted">Anyone with the link can view the trip. Nobody can change it.</p>
      </div>
      {isDemo ? (
        <Notice>{sharingMessages.demoLinks}</Notice>
      ) : (
        <NewLinkForm
          key={endDate}
          tripId={tripId}
          endDate={endDate}
          onMade={setFresh}
          onBlocked={onBlocked}
        />
      )}
      {fresh ? <FreshLink link={fresh} onDone={() => setFresh(undefined)} /> : null}
      <ul>
        {data?.links.map((link) => (
          <li key={link.id} className="flex flex-wrap items-start gap-3 border-t border-hairline py-4">
            <div className="min-w-0 grow basis-64 wrap-anywhere">
              <h3 className="font-display text-lg">{link.label}</h3>
              <p className={link.isExpired ? 'text-berry' : 'text-muted'}>
                {link.isExpired ? 'Expired on' : 'Works until'} {lastDayOf(link)}, {viewsOf(link)}
              </p>
              <p className="text-sm">
                Shows{' '}
                {['name and dates', ...link.sections.map((section) => sectionNames[section])].join(', ')}
              </p>
            </div>
            <Button
              size="sm"
              variant="quiet"
              busy={revoking.isLoading && revoking.originalArgs?.id === link.id}
              busyLabel="Removing…"
              onClick={() => void revoke({ tripId, id: link.id })}
            >
              Remove link<span className="sr-only"> for {link.label}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
