import { ClientPage, MAX_BULK_CLIENTS } from '@landsea/contracts/agents';
import { toApiError, notify } from '@landsea/web-kit';
import { useEffect, useRef, useState } from 'react';
import { useHandOverClientsMutation, useLazyGetClientsOfQuery } from '../frame/team/team-api';

/** Hands over in steps, the archive last; the dialog's end stops it, and a new start goes on from there. */
export const useHandOverAll = (agentId: string) => {
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
