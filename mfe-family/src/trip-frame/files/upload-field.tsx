import type { UploadPurpose } from '@landsea/rules/trip';
import { Button } from '@landsea/ui/button';
import { FailureText } from '@landsea/ui/failure-text';
import { toApiError, getFieldErrors } from '@landsea/web-kit';
import { prepareUpload } from '@landsea/web-kit/uploads';
import { Camera, Paperclip, Trash2 } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { EditorOnly } from '../access/read-only';
import { useIsDemo } from '../access/use-demo';

const PICTURES = 'image/jpeg,image/png,image/webp,image/heic';
type TripUpload = Extract<UploadPurpose, 'receipt' | 'photo'>;
const kinds = {
  receipt: {
    label: 'Receipt',
    plural: 'receipts',
    accept: `${PICTURES},application/pdf`,
    choose: 'Photo or PDF',
  },
  photo: { label: 'Photo', plural: 'photos', accept: PICTURES, choose: 'Choose a photo' },
} satisfies Record<TripUpload, object>;

interface UploadFieldProps {
  purpose: TripUpload;
  current: ReactNode;
  onSend: (upload: { file: Blob; name: string }) => Promise<{ error?: unknown }>;
  onRemove: () => Promise<{ error?: unknown }>;
  onBlocked?: (() => void) | undefined;
}

export function UploadField({ purpose, current, onSend, onRemove, onBlocked }: UploadFieldProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const id = useId();
  const isDemo = useIsDemo();
  const { label, plural, accept, choose } = kinds[purpose];

  const failureOf = ({ error }: { error?: unknown }): string | undefined => {
    if (!error) return undefined;
    const { code, message } = toApiError(error);
    // A proxy refused it with an error page, whose text says nothing to a person.
    if (code === 'NOT_JSON')
      return `The ${purpose} didn’t upload. It may be too large (10 MB at most). Try again, or use a smaller picture. The rest is saved.`;
    return getFieldErrors(error)[purpose] ?? message;
  };
  const run = async (action: () => Promise<string | undefined>) => {
    setBusy(true);
    setProblem(undefined);
    setProblem(await action());
    setBusy(false);
  };
  const send = async (file: File): Promise<string | undefined> => {
    const prepared = await prepareUpload(purpose, file).catch(() => ({
      problem: 'This file could not be read: choose it again',
    }));
    return 'problem' in prepared ? prepared.problem : failureOf(await onSend(prepared));
  };
  const guarded = (action: () => void) => () => (onBlocked ? onBlocked() : action());

  return (
    <div className="grid gap-2">
      <p id={id} className="text-sm font-semibold">
        {label}
      </p>
      {current}
      <EditorOnly>
        {[
          { ref: chooser, accept },
          { ref: camera, accept: 'image/*', capture: 'environment' as const },
        ].map((source) => (
          <input
            key={source.accept}
            {...source}
            type="file"
            aria-labelledby={id}
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              if (file) void run(() => send(file));
            }}
          />
        ))}
        <div className="flex flex-wrap gap-2">
          <span className="hidden pointer-coarse:block">
            <Button
              size="sm"
              disabled={busy || isDemo}
              icon={<Camera aria-hidden className="size-4" strokeWidth={1.75} />}
              onClick={guarded(() => camera.current?.click())}
            >
              Take a photo
            </Button>
          </span>
          <Button
            size="sm"
            busy={busy}
            busyLabel="Sending…"
            disabled={isDemo}
            aria-describedby={isDemo ? `${id}-demo` : undefined}
            icon={<Paperclip aria-hidden className="size-4" strokeWidth={1.75} />}
            onClick={guarded(() => chooser.current?.click())}
          >
            {current ? 'Replace it' : choose}
          </Button>
          {current ? (
            <Button
              size="sm"
              variant="quiet"
              disabled={busy}
              icon={<Trash2 aria-hidden className="size-4" strokeWidth={1.75} />}
              onClick={guarded(() => void run(async () => failureOf(await onRemove())))}
            >
              Remove it
            </Button>
          ) : null}
        </div>
        {isDemo ? (
          <p id={`${id}-demo`} className="text-sm text-muted">
            Uploads are turned off in the demo. Create a free account to keep {plural}.
          </p>
        ) : null}
      </EditorOnly>
      <FailureText className="text-sm font-medium">{problem}</FailureText>
    </div>
  );
}
