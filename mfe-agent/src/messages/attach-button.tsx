import { Button } from '@landsea/ui/button';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';

/** A phone offers its camera for these types, too. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic,application/pdf';

interface AttachButtonProps {
  isDemo: boolean;
  onChoose: (files: File[]) => void;
}

export function AttachButton({ isDemo, onChoose }: AttachButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const icon = <Paperclip aria-hidden className="size-4" strokeWidth={1.75} />;
  if (isDemo)
    return (
      <p className="inline-flex min-h-11 items-center gap-2 px-3 text-sm text-muted">
        {icon}
        No files in the demo
      </p>
    );
  return (
    <>
      <input
        ref={chooser}
        type="file"
        multiple
        accept={ACCEPTED}
        aria-label="Choose files to attach"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          target.value = '';
          onChoose(chosen);
        }}
      />
      <Button size="sm" variant="quiet" icon={icon} onClick={() => chooser.current?.click()}>
        Attach
      </Button>
    </>
  );
}
