import { Button } from '@landsea/ui/button';
import { useSession } from '@landsea/web-kit';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';

/** A phone offers its camera for these types, too. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic,application/pdf';

interface FileChoiceProps {
  file: File | undefined;
  isNew: boolean;
  onChoose: (file: File | undefined) => void;
}

export function FileChoice({ file, isNew, onChoose }: FileChoiceProps) {
  const { user } = useSession();
  const chooser = useRef<HTMLInputElement>(null);
  if (user?.isDemo) return <p className="text-sm text-muted">No files in the demo.</p>;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <input
        ref={chooser}
        type="file"
        accept={ACCEPTED}
        aria-label="Choose a file"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          onChoose(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button
        size="sm"
        icon={<Paperclip aria-hidden className="size-4" strokeWidth={1.75} />}
        onClick={() => chooser.current?.click()}
      >
        {isNew ? 'Choose a file' : 'Add a new version'}
      </Button>
      <span className="min-w-0 text-sm wrap-anywhere text-muted">
        {file?.name ?? 'Photo or PDF, 10 MB at most'}
      </span>
    </div>
  );
}
