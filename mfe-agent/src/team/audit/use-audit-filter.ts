import { AuditQuery } from '@landsea/contracts/agents';
import { useSearchParams } from 'react-router-dom';
import type { AuditFilter } from './audit-api';

const names = ['memberId', 'clientId', 'kind'] as const;

/** Invalid values in the address do not narrow the list. */
export const useAuditFilter = () => {
  const [params, setParams] = useSearchParams();
  const filter: AuditFilter = {};
  for (const name of names) {
    const value = AuditQuery.shape[name].safeParse(params.get(name) ?? undefined).data;
    if (value !== undefined) Object.assign(filter, { [name]: value });
  }
  const narrow = (name: (typeof names)[number], value: string | undefined) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true });
  };
  return { filter, narrow };
};
