import { useSession } from '@landsea/web-kit';
import { Paperclip } from 'lucide-react';
import { FileButton } from '../file-button';
import { ACCEPTED_PAPERS } from '../send-file';

interface FileChoiceProps {
  file: File | undefined;
  isNew: boolean;
  onChoose: (file: File | undefined) => void;
}

export function FileChoice({ file, isNew, onChoose }: FileChoiceProps) {
  const { user } = useSession();
  if (user?.isDemo) return <p className="text-sm text-muted">No files in the demo.</p>;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <FileButton
        size="sm"
        icon={<Paperclip aria-hidden className="size-4" strokeWidth={1.75} />}
        accept={ACCEPTED_PAPERS}
        label="Choose a file"
        onChoose={([chosen]) => onChoose(chosen)}
      >
        {isNew ? 'Choose a file' : 'Add a new version'}
      </FileButton>
      <span className="min-w-0 text-sm wrap-anywhere text-muted">
        {file?.name ?? 'Photo or PDF, 10 MB at most'}
      </span>
    </div>
  );
}
