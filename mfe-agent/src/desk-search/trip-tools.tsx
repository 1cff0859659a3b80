import { AppScope } from '@landsea/ui/app-scope';
import { Button } from '@landsea/ui/button';
import { CardTitle } from '@landsea/ui/card';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { localMemory } from '@landsea/web-kit';
import type { BesideTripProps } from '@landsea/web-kit/pages';
import { UserRound } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { ClientSide } from '../frame/client-side/client-side';
import { useNow } from '../frame/use-now';
import { useWide } from '../frame/use-wide';
import { FinderButton, useFinder } from './finder';

const MEMORY = 'agent_client_beside';
/** A page of a trip and the card then have room without taking any from each other. */
const ROOM_FOR_BOTH = '(min-width: 92rem)';

const readIsOpen = (): boolean => {
  const kept = localMemory.read(MEMORY);
  if (kept !== undefined) return kept === 'open';
  return typeof matchMedia !== 'undefined' && matchMedia(ROOM_FOR_BOTH).matches;
};

/** Ctrl+K and the client's card on the pages of a client's trip, which another remote owns. */
export function TripTools({ isPreview, ...trip }: BesideTripProps) {
  const { isAgent, open, dialog } = useFinder();
  if (!isAgent) return null;
  return (
    <AppScope name="agent">
      <FinderButton onClick={open} />
      {/* The card would show what the client sees, in place of what the agent knows. */}
      {isPreview ? null : <ClientBeside {...trip} />}
      {dialog}
    </AppScope>
  );
}

function ClientBeside({ tripId, clientId, clientName }: Omit<BesideTripProps, 'isPreview'>) {
  const hasRoom = useWide();
  const [isOpen, setIsOpen] = useState(readIsOpen);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const now = useNow();
  const id = useId();
  const title = `About ${clientName.split(' ')[0] ?? 'the client'}`;
  const facts = <ClientSide {...{ clientId, tripId, now }} showsLastWords />;
  const button = useRef<HTMLButtonElement>(null);
  const toggle = () => {
    localMemory.write(MEMORY, isOpen ? 'closed' : 'open');
    setIsOpen(!isOpen);
    button.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Button
        ref={button}
        size="sm"
        variant="quiet"
        aria-expanded={hasRoom ? isOpen : undefined}
        icon={<UserRound aria-hidden className="size-5" strokeWidth={1.75} />}
        onClick={() => (hasRoom ? toggle() : setIsSheetOpen(true))}
      >
        <span className="max-w-40 truncate max-lg:sr-only">{title}</span>
      </Button>
      {hasRoom && isOpen ? (
        <aside
          aria-labelledby={id}
          data-client-beside
          onKeyDown={({ key }) => {
            if (key === 'Escape') toggle();
          }}
          className="fixed top-(--header) right-0 bottom-0 z-20 grid w-88 content-start gap-3 overflow-y-auto border-l border-hairline bg-surface p-5 text-ink print:hidden"
        >
          <div className="flex items-start justify-between gap-2">
            <CardTitle id={id} className="min-w-0 wrap-anywhere">
              {title}
            </CardTitle>
            <Button size="sm" variant="quiet" className="-mt-1.5 -mr-3" onClick={toggle}>
              Close
            </Button>
          </div>
          {facts}
        </aside>
      ) : null}
      <Dialog open={!hasRoom && isSheetOpen} onOpenChange={setIsSheetOpen} title={title}>
        {isSheetOpen ? facts : null}
      </Dialog>
    </>
  );
}
