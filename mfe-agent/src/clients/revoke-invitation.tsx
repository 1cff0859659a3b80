import type { Client } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { notify } from '@landsea/web-kit';
import { loadLatePart } from '@landsea/web-kit/pages';
import { Suspense, useState } from 'react';
import { makeRevokedToast } from './client-messages';
import { useRevokeInvitationMutation } from './clients-api';

const ConfirmDialog = loadLatePart(() => import('@landsea/ui/overlays/confirm-dialog'), 'ConfirmDialog');

export function RevokeInvitation({ client, onRevoked }: { client: Client; onRevoked: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [revokeInvitation, { isLoading }] = useRevokeInvitationMutation();
  const revoke = async () => {
    const { error } = await revokeInvitation(client.id);
    setOpen(false);
    if (error) return;
    onRevoked();
    notify(makeRevokedToast(client));
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Revoke
      </Button>
      {isOpen ? (
        <Suspense>
          <ConfirmDialog
            title="Revoke the invitation?"
            description={`The email and every link or code ${client.firstName} has stop working right away. You can invite them again later.`}
            confirmLabel="Revoke invitation"
            busyLabel="Revoking..."
            isBusy={isLoading}
            onConfirm={revoke}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
