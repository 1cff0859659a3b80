import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { loadLatePart } from '@landsea/web-kit/pages';
import { UserRound } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import type { ClientSideProps } from './client-side';
import { useWide } from '../use-wide';

const ClientSide = loadLatePart(() => import('./client-side'), 'ClientSide');

interface AboutClientProps extends ClientSideProps {
  clientName: string;
  className?: string;
}

/** Beside a conversation or a window, or behind a button where there is no room. */
export function AboutClient({ clientName, className = '', ...side }: AboutClientProps) {
  const hasRoom = useWide();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const title = `About ${clientName.split(' ')[0] ?? 'the client'}`;
  const facts = (
    <Suspense fallback={null}>
      <ClientSide {...side} />
    </Suspense>
  );
  if (hasRoom)
    return (
      <Card aria-labelledby={id} className={`grid gap-3 ${className}`}>
        <CardTitle id={id}>{title}</CardTitle>
        {facts}
      </Card>
    );
  return (
    <>
      <Button
        size="sm"
        className="justify-self-start"
        icon={<UserRound aria-hidden className="size-5" strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
      >
        {title}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={title}>
        {isOpen ? facts : null}
      </Dialog>
    </>
  );
}
