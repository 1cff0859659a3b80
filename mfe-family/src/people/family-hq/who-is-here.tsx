import { useSession } from '@landsea/web-kit';
import type { Present } from '../../items/live/use-live-family';

export function WhoIsHere({ here }: { here: readonly Present[] }) {
  const { user } = useSession();
  const others = here.filter(({ userId }) => userId !== user?.id);
  return (
    <p role="status" className="flex min-h-9 items-center gap-2 text-muted print:hidden">
      <span
        aria-hidden
        className={`size-2.5 rounded-full ${others.length > 0 ? 'bg-palm' : 'ring-2 ring-edge ring-inset'}`}
      />
      {others.length > 0
        ? `Here now: ${others.map(({ name }) => name).join(', ')} and you`
        : 'Only you are here now'}
    </p>
  );
}
