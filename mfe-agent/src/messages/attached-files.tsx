import type { MessageFile } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { FailureText } from '@landsea/ui/failure-text';
import { FileText, X } from 'lucide-react';
import { toMessageFileUrl } from './messages-api';
import type { InterruptedFile } from './use-attachments';

interface AttachedFilesProps {
  conversationId: string;
  files: readonly MessageFile[];
  interrupted: readonly InterruptedFile[];
  sending: number;
  problem: string | undefined;
  onRemove: (fileId: string) => void;
  onRetry: (file: InterruptedFile) => void;
  onDrop: (id: string) => void;
}

export function AttachedFiles({
  conversationId,
  files,
  interrupted,
  sending,
  problem,
  onRemove,
  onRetry,
  onDrop,
}: AttachedFilesProps) {
  return (
    <div className="grid gap-2 empty:hidden">
      {files.length > 0 ? (
        <ul aria-label="Attached files" className="flex flex-wrap gap-2">
          {files.map(({ id, name, type }) => (
            <li
              key={id}
              className="flex max-w-full items-center gap-2 rounded-lg border border-hairline bg-surface pl-2"
            >
              {type.startsWith('image/') ? (
                <img
                  src={`${toMessageFileUrl(conversationId, id)}/thumbnail`}
                  alt=""
                  className="size-9 shrink-0 rounded object-cover"
                />
              ) : (
                <FileText aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
              )}
              <span className="max-w-52 min-w-0 truncate text-sm text-ink">{name}</span>
              <Button
                size="sm"
                variant="quiet"
                className="min-w-11"
                aria-label={`Remove ${name}`}
                icon={<X aria-hidden className="size-4" strokeWidth={1.75} />}
                onClick={() => onRemove(id)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {interrupted.length > 0 ? (
        <ul aria-label="Files that did not arrive" className="grid gap-1">
          {interrupted.map((each) => (
            <li key={each.id} className="flex flex-wrap items-center gap-x-2">
              <span className="max-w-full min-w-0 truncate text-sm text-ink">{each.file.name}</span>
              <Button size="sm" onClick={() => onRetry(each)}>
                Try again<span className="sr-only"> {each.file.name}</span>
              </Button>
              <Button
                size="sm"
                variant="quiet"
                className="min-w-11"
                aria-label={`Remove ${each.file.name}`}
                icon={<X aria-hidden className="size-4" strokeWidth={1.75} />}
                onClick={() => onDrop(each.id)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <p role="status" className="text-sm text-muted empty:hidden">
        {sending > 0 ? `Sending ${sending === 1 ? 'the file' : `${sending} files`}…` : ''}
      </p>
      <FailureText className="text-sm font-medium">{problem}</FailureText>
    </div>
  );
}
