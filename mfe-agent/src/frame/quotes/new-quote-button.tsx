import { Button } from '@landsea/ui/button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCreateQuoteMutation } from './quotes-api';

/** A second tap after a failed one adds no second quote. */
export const useNewQuote = (clientId: string, tripId: string | null = null) => {
  const [id] = useState(() => crypto.randomUUID());
  const [create, { isLoading }] = useCreateQuoteMutation();
  const navigate = useNavigate();
  const start = async () => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const { data } = await create({ id, clientId, tripId, zone });
    if (data) await navigate(`/app/agents/quotes/${data.id}`);
  };
  return { start, isLoading };
};

export function NewQuoteButton({ clientId }: { clientId: string }) {
  const { start, isLoading } = useNewQuote(clientId);
  return (
    <Button
      size="sm"
      variant="quiet"
      busy={isLoading}
      icon={<Plus aria-hidden size={18} strokeWidth={1.75} />}
      onClick={() => void start()}
    >
      New quote
    </Button>
  );
}
