import { Paperclip } from 'lucide-react';
import { FileButton } from '../frame/file-button';
import { ACCEPTED_PAPERS } from '../frame/send-file';

export function AttachButton({ isDemo, onChoose }: { isDemo: boolean; onChoose: (files: File[]) => void }) {
  const icon = <Paperclip aria-hidden className="size-4" strokeWidth={1.75} />;
  if (isDemo)
    return (
      <p className="inline-flex min-h-11 items-center gap-2 px-3 text-sm text-muted">
        {icon}
        No files in the demo
      </p>
    );
  return (
    <FileButton
      multiple
      size="sm"
      variant="quiet"
      icon={icon}
      accept={ACCEPTED_PAPERS}
      label="Choose files to attach"
      onChoose={onChoose}
    >
      Attach
    </FileButton>
  );
}
