import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { Notice } from '@landsea/ui/notice';
import { toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { useUndoImportMutation } from './imports-api';

interface UndoImportProps {
  importId: string;
  label: string;
  /** The list knows of the undo before the person has read what it did. */
  isUndone?: boolean;
}

/** Says what stays, because somebody edited it since. */
export function UndoImport({ importId, label, isUndone = false }: UndoImportProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [undo, { data, error, isLoading }] = useUndoImportMutation();
  const isDone = data !== undefined;
  return (
    <>
      {isUndone ? null : (
        <Button variant="quiet" disabled={isDone} onClick={() => setIsOpen(true)}>
          {isDone ? 'Undone' : label}
        </Button>
      )}
      {isOpen ? (
        <Dialog
          open
          onOpenChange={setIsOpen}
          title={isDone ? 'Undone' : 'Undo this import?'}
          description={
            isDone
              ? `${data.undone} ${data.undone === 1 ? 'family is' : 'families are'} as before.`
              : 'New clients go, changed ones get back what they had. Families that anyone edited since stay as they are.'
          }
          footer={
            isDone ? (
              <Button variant="primary" onClick={() => setIsOpen(false)}>
                Done
              </Button>
            ) : (
              <>
                <Button onClick={() => setIsOpen(false)}>Keep it</Button>
                <Button
                  variant="primary"
                  busy={isLoading}
                  busyLabel="Undoing…"
                  onClick={() => void undo(importId)}
                >
                  Undo the import
                </Button>
              </>
            )
          }
        >
          {error ? <Notice tone="error">{toApiError(error).message}</Notice> : null}
          {data && data.kept.length > 0 ? (
            <ul className="grid gap-1">
              {data.kept.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          ) : null}
        </Dialog>
      ) : null}
    </>
  );
}
