import type { MessageFile } from '@landsea/contracts/agents';
import { FileText } from 'lucide-react';
import { formatSize } from './message-labels';
import { toMessageFileUrl } from './messages-api';

interface MessageFilesProps {
  conversationId: string;
  files: readonly MessageFile[];
  isOwn: boolean;
}

export function MessageFiles({ conversationId, files, isOwn }: MessageFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className={`flex flex-wrap gap-2 ${isOwn ? 'justify-end' : ''}`}>
      {files.map(({ id, name, type, bytes }) => {
        const url = toMessageFileUrl(conversationId, id);
        return (
          <li key={id} className="max-w-full">
            {type.startsWith('image/') ? (
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                aria-label={`Open the picture ${name}`}
                className="block overflow-hidden rounded-card border border-hairline hover:border-sea"
              >
                <img
                  src={`${url}/thumbnail`}
                  alt={name}
                  className="block size-40 bg-sand object-cover sm:size-48"
                />
              </a>
            ) : (
              <a
                href={url}
                download={name}
                className="flex min-h-11 items-center gap-2 rounded-card border border-hairline bg-surface px-3 py-2 text-base text-sea"
              >
                <FileText aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
                <span className="min-w-0 wrap-anywhere underline">{name}</span>
                <span className="shrink-0 text-sm text-muted tabular-nums">{formatSize(bytes)}</span>
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
