import { ClientPage, MAX_BULK_CLIENTS, type Agency, type AgencyMember } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { SelectField } from '@landsea/ui/fields/select-field';
import { Notice } from '@landsea/ui/notice';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { notify, toApiError } from '@landsea/web-kit';
import { useEffect, useRef, useState } from 'react';
import { useHandOverClientsMutation, useLazyGetClientsOfQuery } from '../frame/team/team-api';
import { formatClients } from './role-texts';

/** Hands over in steps, the archive last; the dialog's end stops it, and a new start goes on from there. */
const useHandOverAll = (agentId: string) => {
  const [handOver] = useHandOverClientsMutation();
  const [load] = useLazyGetClientsOfQuery();
  const [moved, setMoved] = useState(0);
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const next = async (archived: boolean): Promise<string[]> => {
    const ids: string[] = [];
    let cursor: string | null = null;
    do {
      const page: ClientPage = await load({ agentId, archived, cursor }).unwrap();
      ids.push(...page.clients.map(({ id }) => id));
      cursor = page.next;
    } while (cursor !== null && ids.length < MAX_BULK_CLIENTS);
    return ids.slice(0, MAX_BULK_CLIENTS);
  };

  /** @returns true once nobody is left. */
  const run = async (toAgentId: string): Promise<boolean> => {
    setIsRunning(true);
    setFailure(undefined);
    let count = 0;
    try {
      for (const archived of [false, true])
        for (let ids = await next(archived); ids.length > 0; ids = await next(archived)) {
          if (!isOpen.current) return false;
          const { clients } = await handOver({ clientIds: ids, toAgentId }).unwrap();
          count += clients;
          setMoved(count);
        }
    } catch (error) {
      const failed = toApiError(error as Parameters<typeof toApiError>[0]);
      setFailure(('fields' in failed && failed.fields[0]?.message) || failed.message);
      return false;
    } finally {
      setIsRunning(false);
    }
    notify({ title: `${count} ${count === 1 ? 'client' : 'clients'} handed over`, tone: 'success' });
    return true;
  };
  return { run, moved, isRunning, failure };
};

/** Clients are handed over in steps; those that went over stay there when a step fails. */
export function HandOverAllDialog({
  member: { userId, name, clients, isYou },
  agency,
  onClose,
}: {
  member: AgencyMember;
  agency: Agency;
  onClose: () => void;
}) {
  const [to, setTo] = useState('');
  const { run, moved, isRunning, failure } = useHandOverAll(userId);
  const others = agency.members.filter((each) => each.userId !== userId && each.role !== 'assistant');
  const start = async () => {
    if (await run(to)) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Hand over ${isYou ? 'your' : `${name}’s`} ${formatClients(clients)}`}
      description="Trips, messages, next steps and history go with them, 200 clients at a time. You can undo each step for 30 days."
      footer={
        <>
          <Button onClick={onClose}>{isRunning ? 'Stop' : 'Cancel'}</Button>
          <Button
            variant="primary"
            disabled={!to}
            busy={isRunning}
            busyLabel={`${moved} of ${clients}…`}
            onClick={() => void start()}
          >
            Hand all over
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {failure ? <Notice tone="error">{failure}</Notice> : null}
        {moved > 0 ? (
          <p role="status" className="text-muted tabular-nums">
            {String(moved)} of {formatClients(clients)} went over.
          </p>
        ) : null}
        <SelectField
          label="To"
          placeholder="Choose a colleague"
          options={others.map((each) => ({
            value: each.userId,
            label: each.isYou ? `${each.name} (you)` : each.name,
          }))}
          value={to}
          disabled={isRunning}
          onValueChange={setTo}
        />
      </div>
    </Dialog>
  );
}
