import { quotePhotoPath, type QuoteOption } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { FailureText } from '@landsea/ui/failure-text';
import { TextField } from '@landsea/ui/fields/text-field';
import { useSession } from '@landsea/web-kit';
import { ImagePlus, Trash2 } from 'lucide-react';
import { FileButton } from '../frame/file-button';
import { OfferPhoto } from '../frame/quotes/offer-photo';
import { ACCEPTED_PICTURES, type PictureSending } from '../frame/send-file';

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

interface OptionPhotoProps {
  quoteId: string;
  option: QuoteOption;
  sending: PictureSending;
  error: string | undefined;
  onChange: (change: Pick<QuoteOption, 'photo'>) => void;
  onRemove: () => void;
}

export function OptionPhoto({ quoteId, option, sending, error, onChange, onRemove }: OptionPhotoProps) {
  const { photo, place, title } = option;
  const { user } = useSession();
  const { send, isSending, problem } = sending;
  return (
    <div role="group" aria-label="Photo" className="grid gap-2 pl-4">
      {photo ? (
        <>
          <OfferPhoto url={quotePhotoPath(quoteId, photo.id)} alt={photo.alt || place || title} />
          <TextField
            label="What the photo shows"
            hint="For clients who can’t see it."
            placeholder={place || title}
            maxLength={160}
            value={photo.alt}
            onChange={({ target }) => onChange({ photo: { ...photo, alt: target.value } })}
          />
        </>
      ) : null}
      {user?.isDemo ? (
        <p className="text-sm text-muted">No uploads in the demo.</p>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <FileButton
            size="sm"
            icon={<ImagePlus {...icon} />}
            busy={isSending}
            busyLabel="Sending…"
            accept={ACCEPTED_PICTURES}
            label="Choose a photo"
            onChoose={([chosen]) => void send(chosen)}
          >
            {photo ? 'Another photo' : 'Add a photo'}
          </FileButton>
          {photo ? (
            <Button size="sm" variant="quiet" icon={<Trash2 {...icon} />} onClick={onRemove}>
              Remove photo
            </Button>
          ) : (
            <span className="text-sm text-muted">Or drop or paste one here</span>
          )}
        </div>
      )}
      <FailureText className="text-sm font-medium">{problem ?? error}</FailureText>
    </div>
  );
}
