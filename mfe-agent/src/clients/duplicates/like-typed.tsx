import { CheckDuplicates } from '@landsea/contracts/agents';
import { useEffect, useState } from 'react';
import { useCheckDuplicatesQuery } from './duplicates-api';
import { LikelyClients } from './likely-clients';

const PAUSE_MS = 500;
const typedOf = (value: string): string | undefined => value.trim() || undefined;

export function LikeTyped(typed: { firstName: string; lastName: string; email: string; phone: string }) {
  const { firstName, lastName, email, phone } = typed;
  const [asked, setAsked] = useState<CheckDuplicates>();
  useEffect(() => {
    const timer = setTimeout(() => {
      const known = {
        firstName: typedOf(firstName),
        lastName: typedOf(lastName),
        phone: typedOf(phone),
        email: CheckDuplicates.shape.email.safeParse(typedOf(email)).data,
      };
      const says = known.email ?? known.phone ?? (known.firstName && known.lastName);
      setAsked(says ? CheckDuplicates.safeParse(known).data : undefined);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [firstName, lastName, email, phone]);
  const { currentData } = useCheckDuplicatesQuery(asked ?? {}, { skip: asked === undefined });
  if (asked === undefined || !currentData) return null;
  return <LikelyClients title="You may already have this client" clients={currentData} />;
}
