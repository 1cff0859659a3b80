import { useKeptWrites } from '@landsea/web-kit/rows';
import { UnsentChanges } from '../../trip-page/items/unsent-changes';
import { keptSpending } from './expense-sheet-api';

/** Sends the expenses that an earlier visit kept, and says how many still wait for a connection. */
export function KeptSpending({ tripId }: { tripId: string }) {
  const { waiting, unreadable, dismiss } = useKeptWrites(keptSpending, tripId);
  return <UnsentChanges what="expense" {...{ waiting, unreadable }} onDismiss={dismiss} />;
}
