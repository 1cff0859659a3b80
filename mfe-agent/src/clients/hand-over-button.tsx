import type { ClientHandOver } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { notify } from '@landsea/web-kit';
import { loadLatePart } from '@landsea/web-kit/pages';
import { ArrowRightLeft } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useColleagues } from '../frame/team/use-colleagues';
import type { KnownClient } from './household/known-client';

const HandOverDialog = loadLatePart(() => import('../frame/team/hand-over-dialog'), 'HandOverDialog');

export function HandOverButton({ client }: { client: KnownClient }) {
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  const colleagues = useColleagues(client.agentId);
  if (colleagues.length === 0) return null;
  const done = async ({ toName }: ClientHandOver) => {
    setIsOpen(false);
    notify({
      title: `${client.firstName} is with ${toName} now`,
      description: 'You can undo this under “Your team.”',
      tone: 'success',
    });
    await navigate('/app/agents/clients');
  };
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={<ArrowRightLeft aria-hidden size={18} strokeWidth={1.75} />}
        onClick={() => setIsOpen(true)}
      >
        Hand over
      </Button>
      {isOpen ? (
        <Suspense>
          <HandOverDialog
            clientIds={[client.id]}
            agentId={client.agentId}
            title={`Hand ${client.firstName} over`}
            onDone={(each) => void done(each)}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
