import type { Expense } from '@landsea/contracts/money';
import { Button } from '@landsea/ui/button';
import { FailureText } from '@landsea/ui/failure-text';
import { apiErrorOf, fieldErrorsOf, useAccess } from '@landsea/web-kit';
import { Camera, FileText, Paperclip, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { EditorOnly, useReadOnly } from '../../../trip/page/read-only';
import { useIsDemo } from '../../../trip/page/use-demo';
import { useAttachReceiptMutation, useDetachReceiptMutation } from '../spending-api';
import { preparedReceipt } from './prepared-receipt';

/** Something on the way refused it with a page of its own, which says nothing to a person. */
const wordsOf = ({ code, message }: ReturnType<typeof apiErrorOf>): string =>
  code === 'NOT_JSON'
    ? 'The receipt was not taken: it may be too large (10 MB at most). Try again, or take a smaller picture. All else here is kept.'
    : message;

interface ReceiptFieldProps {
  tripId: string;
  expense: Expense;
  onSaved: (expense: Expense) => void;
}

/** The receipt of an expense that is there: photographed or chosen, seen, replaced, removed. It saves by itself. */
export function ReceiptField({ tripId, expense, onSaved }: ReceiptFieldProps) {
  const [attach] = useAttachReceiptMutation();
  const [detach] = useDetachReceiptMutation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const id = useId();
  const isReadOnly = useReadOnly();
  const isDemo = useIsDemo();
  const { seesDocuments } = useAccess(tripId);
  const { receipt } = expense;
  const url = `/api/v1/trips/${tripId}/expenses/${expense.id}/receipt`;

  const finish = (answer: { data?: Expense; error?: unknown }) => {
    if (answer.data) onSaved(answer.data);
    else setProblem(fieldErrorsOf(answer.error).receipt ?? wordsOf(apiErrorOf(answer.error)));
  };
  const send = async (file: File) => {
    setBusy(true);
    setProblem(undefined);
    const prepared = await preparedReceipt(file).catch(() => ({
      problem: 'This file could not be read: choose it again',
    }));
    if ('problem' in prepared) setProblem(prepared.problem);
    else finish(await attach({ tripId, expenseId: expense.id, ...prepared }));
    setBusy(false);
  };

  if (seesDocuments === false || (isReadOnly && !receipt)) return null;
  return (
    <div className="grid gap-2">
      <p id={id} className="text-sm font-semibold">
        Receipt
      </p>
      {receipt ? (
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
              src={`${url}/thumbnail?v=${String(expense.version)}`}
              alt=""
              loading="lazy"
              className="size-16 shrink-0 rounded-md object-cover"
            />
          )}
          <span className="min-w-0 wrap-anywhere underline">{receipt.name}</span>
        </a>
      ) : null}
      <EditorOnly>
        {[
          { ref: chooser, accept: 'image/jpeg,image/png,image/webp,image/heic,application/pdf' },
          { ref: camera, accept: 'image/*', capture: 'environment' as const },
        ].map((source) => (
          <input
            key={source.accept}
            {...source}
            type="file"
            aria-labelledby={id}
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              if (file) void send(file);
            }}
          />
        ))}
        <div className="flex flex-wrap gap-2">
          <span className="hidden pointer-coarse:block">
            <Button
              size="sm"
              disabled={busy || isDemo}
              icon={<Camera aria-hidden className="size-4" strokeWidth={1.75} />}
              onClick={() => camera.current?.click()}
            >
              Take a photo
            </Button>
          </span>
          <Button
            size="sm"
            busy={busy}
            busyLabel="Sending…"
            disabled={isDemo}
            aria-describedby={isDemo ? `${id}-demo` : undefined}
            icon={<Paperclip aria-hidden className="size-4" strokeWidth={1.75} />}
            onClick={() => chooser.current?.click()}
          >
            {receipt ? 'Replace it' : 'Photo or PDF'}
          </Button>
          {receipt ? (
            <Button
              size="sm"
              variant="quiet"
              disabled={busy}
              icon={<Trash2 aria-hidden className="size-4" strokeWidth={1.75} />}
              onClick={() => void detach({ tripId, expenseId: expense.id }).then(finish)}
            >
              Remove it
            </Button>
          ) : null}
        </div>
        {isDemo ? (
          <p id={`${id}-demo`} className="text-sm text-muted">
            Uploads are turned off in the demo. Create a free account to keep receipts.
          </p>
        ) : null}
      </EditorOnly>
      <FailureText className="text-sm font-medium">{problem}</FailureText>
    </div>
  );
}
