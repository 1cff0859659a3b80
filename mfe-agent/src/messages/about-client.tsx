import type { Conversation } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { loadLatePart } from '@landsea/web-kit/pages';
import { UserRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useWide } from '../frame/use-wide';

const ClientSide = loadLatePart(() => import('./client-side'), 'ClientSide');

interface AboutClientProps {
  conversation: Conversation;
  now: Date;
}

/** Beside the conversation, or behind a button above it where there is no room. */
export function AboutClient({ conversation, now }: AboutClientProps) {
  const hasRoom = useWide();
  const [isOpen, setOpen] = useState(false);
  const title = `About ${conversation.clientName.split(' ')[0] ?? 'the client'}`;
  const facts = (
    <Suspense fallback={null}>
      <ClientSide conversation={conversation} now={now} />
    </Suspense>
  );
  if (hasRoom)
    return (
      <Card aria-labelledby="about-client" className="grid gap-3">
        <CardTitle id="about-client">{title}</CardTitle>
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
