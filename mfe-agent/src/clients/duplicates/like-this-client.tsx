import { useGetDuplicatesOfQuery } from './duplicates-api';
import { LikelyClients } from './likely-clients';

export function LikeThisClient({ clientId }: { clientId: string }) {
  const { data } = useGetDuplicatesOfQuery(clientId, { refetchOnMountOrArgChange: true });
  if (!data) return null;
  return (
    <LikelyClients
      title="Is this someone you already have?"
      className="mb-6"
      clients={data.clients}
      {...(data.canMerge && { mergeInto: clientId })}
    />
  );
}
