import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { toApiError } from '@landsea/web-kit';

interface SaveFailureProps {
  error: unknown;
  onReload: () => void;
  className?: string;
}

/** A conflict is mended by the latest version; nothing while nothing failed. */
export function SaveFailure({ error, onReload, className }: SaveFailureProps) {
  if (!error) return null;
  const { code, message } = toApiError(error);
  return (
    <Notice
      tone="error"
      {...(className && { className })}
      action={
        code === 'EDIT_CONFLICT' ? (
          <Button size="sm" onClick={onReload}>
            Load the latest
          </Button>
        ) : undefined
      }
    >
      {message}
    </Notice>
  );
}
