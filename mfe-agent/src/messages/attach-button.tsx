import { Button } from '@landsea/ui/button';
import { Paperclip } from 'lucide-react';
import { useId, useRef } from 'react';

/** A phone offers its camera for these, too. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic,application/pdf';

interface AttachButtonProps {
  /** Nothing can be attached there, and the page says so. */
  isDemo: boolean;
  onChoose: (files: File[]) => void;
}

/** Lets the person choose files. */
export function AttachButton({ isDemo, onChoose }: AttachButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const reason = useId();
  return (
    <>
      <input
        ref={chooser}
        type="file"
        multiple
        accept={ACCEPTED}
        disabled={isDemo}
        aria-label="Choose files to attach"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          target.value = '';
          onChoose(chosen);
        }}
      />
      <Button
        size="sm"
        variant="quiet"
        disabled={isDemo}
        aria-describedby={isDemo ? reason : undefined}
        icon={<Paperclip aria-hidden className="size-4" strokeWidth={1.75} />}
        onClick={() => chooser.current?.click()}
      >
        Attach
      </Button>
      {isDemo ? (
        <p id={reason} className="order-last basis-full text-sm text-muted">
          Files cannot be sent in the demo. Create a free account to attach them.
        </p>
      ) : null}
    </>
  );
}
