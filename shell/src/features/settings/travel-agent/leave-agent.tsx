import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { toApiError, notify } from '@landsea/web-kit';
import { useState } from 'react';
import { useLeaveTravelAgentMutation } from './travel-agent-api';
import { makeLeftToast, makeNotSavedToast, travelAgentMessages } from './travel-agent-messages';

/** An agent who was left in another window is the wanted result. */
export function LeaveAgent({
  clientId,
  agentName,
  madeTrips,
}: {
  clientId: string;
  agentName: string;
  madeTrips: readonly string[];
}) {
  const [isOpen, setOpen] = useState(false);
  const [leaveAgent, { isLoading }] = useLeaveTravelAgentMutation();
  const leave = async () => {
    const { error } = await leaveAgent(clientId);
    setOpen(false);
    if (error && toApiError(error).code !== 'NOT_FOUND') notify(makeNotSavedToast(toApiError(error).message));
    else notify(makeLeftToast(agentName, madeTrips));
  };
  return (
    <>
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        {travelAgentMessages.leave}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={travelAgentMessages.leaveTitle(agentName)}
        description={travelAgentMessages.leaveText(agentName)}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{travelAgentMessages.stay}</Button>
            <Button
              variant="danger"
              busy={isLoading}
              busyLabel={travelAgentMessages.leaving}
              onClick={() => void leave()}
            >
              {travelAgentMessages.leave}
            </Button>
          </>
        }
      >
        {madeTrips.length > 0 ? (
          <div className="grid gap-1 text-base wrap-anywhere text-ink">
            <p>{travelAgentMessages.keptOnLeaving}</p>
            <ul className="list-disc pl-6">
              {madeTrips.map((name, index) => (
                <li key={`${index} ${name}`}>{name}</li>
              ))}
            </ul>
          </div>
        ) : null}
      </Dialog>
    </>
  );
}
