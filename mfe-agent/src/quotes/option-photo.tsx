import { quotePhotoPath, type QuoteOption } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { FailureText } from '@landsea/ui/failure-text';
import { TextField } from '@landsea/ui/fields/text-field';
import { useSession } from '@landsea/web-kit';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { OfferPhoto } from '../frame/quotes/offer-photo';
import type { PhotoSending } from './use-option-photo';

/** A phone offers its camera for these types, too. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic';
const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

interface OptionPhotoProps {
  quoteId: string;
  option: QuoteOption;
  sending: PhotoSending;
  error: string | undefined;
  onChange: (change: Pick<QuoteOption, 'photo'>) => void;
  onRemove: () => void;
}

/** The picture of one option, with the words for those who cannot see it. */
export function OptionPhoto({ quoteId, option, sending, error, onChange, onRemove }: OptionPhotoProps) {
  const { photo, place, title } = option;
  const { user } = useSession();
  const chooser = useRef<HTMLInputElement>(null);
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
          <input
            ref={chooser}
            type="file"
            accept={ACCEPTED}
            aria-label="Choose a photo"
            className="sr-only"
            tabIndex={-1}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              target.value = '';
              if (chosen) void send(chosen);
            }}
          />
          <Button
            size="sm"
            icon={<ImagePlus {...icon} />}
            busy={isSending}
            busyLabel="Sending…"
            onClick={() => chooser.current?.click()}
          >
            {photo ? 'Another photo' : 'Add a photo'}
          </Button>
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
