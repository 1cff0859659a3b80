import type { ForwardedEmailText, ForwardedFile } from '@landsea/contracts/forwarding';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { fileProblems } from '@landsea/web-kit/confirmations';
import { Paperclip } from 'lucide-react';
import { formatActivityTime } from '../../trip-frame/api/activity-labels';
import type { DayItems } from '../../items/queue/use-day-items';
import { ConfirmationDialog } from '../proposals/confirmation-dialog';

function ForwardedFiles({ files }: { files: readonly ForwardedFile[] }) {
  if (files.length === 0) return null;
  return (
    <section aria-label="Files in this email">
      <p className="text-sm text-muted">Came with this email. Open it in your mail to see the files.</p>
      <ul className="mt-1 grid gap-1 text-sm">
        {files.map(({ name, unread }, index) => (
          <li key={index} className="flex items-start gap-2">
            <Paperclip aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" strokeWidth={1.75} />
            <span className="wrap-anywhere">
              {name}
              {unread ? <span className="text-muted">: {fileProblems[unread]}</span> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ForwardedConfirmationProps {
  trip: TripDetail;
  dayItems: DayItems;
  email: ForwardedEmailText;
  onDismiss: () => void;
  onAdded: () => void;
  onUndone: () => void;
  onClose: () => void;
}

export function ForwardedConfirmation({ email, onDismiss, ...rest }: ForwardedConfirmationProps) {
  return (
    <ConfirmationDialog
      {...rest}
      source="forwarded"
      title={email.subject || 'No subject'}
      description={`From ${email.sender}, ${formatActivityTime(email.receivedAt)}`}
      text={email.hasNoText ? '' : email.text}
      reservations={email.reservations}
      whenUnread="Nothing is lost: the email is kept here. Add it by hand, or dismiss it."
      kept={<ForwardedFiles files={email.files ?? []} />}
      action={
        <Button
          variant="quiet"
          onClick={() => {
            onDismiss();
            rest.onClose();
          }}
        >
          Dismiss
        </Button>
      }
    />
  );
}
