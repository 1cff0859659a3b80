import { brandPicturePath } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { FailureText } from '@landsea/ui/failure-text';
import { getFieldErrors, toApiError } from '@landsea/web-kit';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useUploadBrandPictureMutation } from './branding-api';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic';
const UNREADABLE = 'We couldn’t read this file. Choose it again';
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
  const [upload, { isLoading }] = useUploadBrandPictureMutation();
  const [problem, setProblem] = useState<string>();
  const chooser = useRef<HTMLInputElement>(null);
  const id = useId();
  const send = async (chosen: File) => {
    setProblem(undefined);
    const { prepareUpload } = await import('@landsea/web-kit/uploads');
    const prepared = await prepareUpload('brand', chosen).catch(() => ({ problem: UNREADABLE }));
    if ('problem' in prepared) return setProblem(prepared.problem);
    const { data, error: failed } = await upload(prepared);
    if (data) return onValueChange(data.id);
    return setProblem(getFieldErrors(failed).brand ?? toApiError(failed).message);
  };
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
        <input
          ref={chooser}
          type="file"
          accept={ACCEPTED}
          aria-label={`Choose a ${label.toLowerCase()}`}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            target.value = '';
            if (chosen) void send(chosen).catch(() => setProblem(UNREADABLE));
          }}
        />
        <Button
          size="sm"
          icon={<ImagePlus {...icon} />}
          busy={isLoading}
          busyLabel="Sending…"
          onClick={() => chooser.current?.click()}
        >
          {value ? 'Choose another' : `Choose a ${label.toLowerCase()}`}
        </Button>
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
