import type { Expense } from '@landsea/contracts/money';
import { useAccess } from '@landsea/web-kit';
import { FileText } from 'lucide-react';
import { useReadOnly } from '../../../trip-frame/access/read-only';
import { UploadField } from '../../../trip-frame/files/upload-field';
import { useAttachReceiptMutation, useDetachReceiptMutation } from '../spending-api';

interface ReceiptFieldProps {
  tripId: string;
  expense: Expense;
  onSaved: (expense: Expense) => void;
}

export function ReceiptField({ tripId, expense, onSaved }: ReceiptFieldProps) {
  const [attach] = useAttachReceiptMutation();
  const [detach] = useDetachReceiptMutation();
  const isReadOnly = useReadOnly();
  const { seesDocuments } = useAccess(tripId);
  const { receipt } = expense;
  const url = `/api/v1/trips/${tripId}/expenses/${expense.id}/receipt`;

  const finish = (answer: { data?: Expense; error?: unknown }) => {
    if (answer.data) onSaved(answer.data);
    return answer;
  };

  if (seesDocuments === false || (isReadOnly && !receipt)) return null;
  return (
    <UploadField
      purpose="receipt"
      current={
        receipt ? (
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="flex min-h-11 items-center gap-3 rounded-lg border border-hairline p-2 text-sea hover:border-sea"
          >
            {receipt.type === 'application/pdf' ? (
              <FileText aria-hidden className="size-8 shrink-0" strokeWidth={1.5} />
            ) : (
              <img
                src={`${url}/thumbnail?v=${expense.version}`}
                alt=""
                loading="lazy"
                className="size-16 shrink-0 rounded-md object-cover"
              />
            )}
            <span className="min-w-0 wrap-anywhere underline">{receipt.name}</span>
          </a>
        ) : null
      }
      onSend={async (upload) => finish(await attach({ tripId, expenseId: expense.id, ...upload }))}
      onRemove={async () => finish(await detach({ tripId, expenseId: expense.id }))}
    />
  );
}
