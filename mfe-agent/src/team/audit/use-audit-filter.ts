import { AuditQuery } from '@landsea/contracts/agents';
import { useAddressChoices } from '../../frame/use-address-choices';
import type { AuditFilter } from './audit-api';

const names = ['memberId', 'clientId', 'kind'] as const;

/** Invalid values in the address do not narrow the list. */
export const useAuditFilter = () => {
  const [params, narrow] = useAddressChoices();
  const filter: AuditFilter = {};
  for (const name of names) {
    const value = AuditQuery.shape[name].safeParse(params.get(name) ?? undefined).data;
    if (value !== undefined) Object.assign(filter, { [name]: value });
  }
  return { filter, narrow };
};
