import { useKeptWrites } from '@landsea/web-kit/rows';
import { UnsentChanges } from '../../items/queue/unsent-changes';
import { keptSpending } from './expense-sheet-api';

export function KeptSpending({ tripId }: { tripId: string }) {
  const { waiting, unreadable, dismiss } = useKeptWrites(keptSpending, tripId);
  return <UnsentChanges what="expense" {...{ waiting, unreadable }} onDismiss={dismiss} />;
}
