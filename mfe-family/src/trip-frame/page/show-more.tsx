import { Button } from '@landsea/ui/button';

interface ShowMoreProps {
  what: string;
  hasMore: boolean;
  busy: boolean;
  onMore: () => void;
}

export function ShowMore({ what, hasMore, busy, onMore }: ShowMoreProps) {
  if (!hasMore) return null;
  return (
    <div className="flex justify-center border-t border-hairline pt-5">
      <Button busy={busy} busyLabel="Loading…" onClick={onMore}>
        Show more {what}
      </Button>
    </div>
  );
}
