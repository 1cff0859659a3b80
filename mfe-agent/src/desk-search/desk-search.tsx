import { Button } from '@landsea/ui/button';
import { useSession } from '@landsea/web-kit';
import { loadLatePart } from '@landsea/web-kit/pages';
import { Search } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Outlet } from 'react-router-dom';

const DeskDialog = loadLatePart(() => import('./desk-dialog'), 'DeskDialog');

/** Ctrl+K, or ⌘K, on every page of an agent. */
export function DeskSearch() {
  const { user } = useSession();
  const isAgent = user?.userType === 'agent';
  const [isOpen, setIsOpen] = useState(false);
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!isAgent || event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    if (event.altKey || event.shiftKey) return;
    event.preventDefault();
    // What is typed in another dialog stays.
    if (!document.querySelector('[role="dialog"]')) setIsOpen(true);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <>
      {isAgent ? (
        <div className="pointer-events-none relative z-10 -mb-4 hidden justify-end pt-2 min-[73.75rem]:flex print:hidden">
          <Button
            size="sm"
            variant="quiet"
            className="pointer-events-auto"
            aria-keyshortcuts="Control+K Meta+K"
            icon={<Search aria-hidden size={18} strokeWidth={1.75} />}
            onClick={() => setIsOpen(true)}
          >
            Find anything
            <kbd
              aria-hidden
              className="ml-2 rounded border border-edge bg-surface px-1.5 font-sans text-sm text-muted"
            >
              {/Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'}
            </kbd>
          </Button>
        </div>
      ) : null}
      <Outlet />
      {isOpen ? (
        <Suspense>
          <DeskDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
