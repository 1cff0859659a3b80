import { brandPicturePath } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { FailureText } from '@landsea/ui/failure-text';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { FileButton } from '../frame/file-button';
import { ACCEPTED_PICTURES, useSendPicture } from '../frame/send-file';
import { useUploadBrandPictureMutation } from './branding-api';

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

interface PictureFieldProps {
  label: string;
  hint: string;
  value: string;
  error: string | undefined;
  isRound?: boolean;
  onValueChange: (id: string) => void;
}

/** The picture is sent when it is chosen, and used once the form is saved. */
export function PictureField({ label, hint, value, error, isRound, onValueChange }: PictureFieldProps) {
  const [upload] = useUploadBrandPictureMutation();
  const { send, isSending, problem } = useSendPicture('brand', upload, onValueChange);
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="grid content-start gap-2">
      <p id={id} className="text-sm font-semibold text-ink">
        {label}
      </p>
      {value ? (
        <img
          src={brandPicturePath(value)}
          alt={`Your ${label.toLowerCase()}`}
          className={
            isRound
              ? 'size-16 rounded-full object-cover'
              : 'max-h-16 max-w-56 justify-self-start rounded border border-hairline bg-white object-contain p-1'
          }
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <FileButton
          size="sm"
          icon={<ImagePlus {...icon} />}
          busy={isSending}
          busyLabel="Sending…"
          accept={ACCEPTED_PICTURES}
          label={`Choose a ${label.toLowerCase()}`}
          onChoose={([chosen]) => void send(chosen)}
        >
          {value ? 'Choose another' : `Choose a ${label.toLowerCase()}`}
        </FileButton>
        {value ? (
          <Button size="sm" variant="quiet" icon={<Trash2 {...icon} />} onClick={() => onValueChange('')}>
            Remove<span className="sr-only"> the {label.toLowerCase()}</span>
          </Button>
        ) : null}
      </div>
      <p className="text-sm text-muted">{hint}</p>
      <FailureText className="text-sm font-medium">{problem ?? error}</FailureText>
    </div>
  );
}
