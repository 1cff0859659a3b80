import { Button } from '@landsea/ui/button';
import { useSession } from '@landsea/web-kit';
import { loadLatePart } from '@landsea/web-kit/pages';
import { Search } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';

const DeskDialog = loadLatePart(() => import('./desk-dialog'), 'DeskDialog');

interface Finder {
  isAgent: boolean;
  open: () => void;
  dialog: ReactNode;
}

/** Ctrl+K, or ⌘K, for agents: what is found, and the way to open it by a button. */
export const useFinder = (): Finder => {
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
  const dialog = isOpen ? (
    <Suspense>
      <DeskDialog onClose={() => setIsOpen(false)} />
    </Suspense>
  ) : null;
  return { isAgent, open: () => setIsOpen(true), dialog };
};

export function FinderButton({ className = '', onClick }: { className?: string; onClick: () => void }) {
  return (
    <Button
      size="sm"
      variant="quiet"
      className={className}
      aria-keyshortcuts="Control+K Meta+K"
      icon={<Search aria-hidden size={18} strokeWidth={1.75} />}
      onClick={onClick}
    >
      <span className="max-lg:sr-only">Find anything</span>
      <kbd
        aria-hidden
        className="ml-2 rounded border border-edge bg-surface px-1.5 font-sans text-sm text-muted max-lg:hidden"
      >
        {/Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'}
      </kbd>
    </Button>
  );
}
