import { documentKindNames, type ClientDocument } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { formatDayOf } from '@landsea/web-kit';
import { FileText, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatShare, formatWithYear } from './document-labels';
import { toDocumentFileUrl } from './documents-api';

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

interface DocumentRowProps {
  document: ClientDocument;
  today: string;
  namesClient: boolean;
  onChange: () => void;
  onRemove: () => void;
}

export function DocumentRow({ document, today, namesClient, onChange, onRemove }: DocumentRowProps) {
  const { id, kind, title, clientId, clientName, personName, tripName, expiresOn, addedByName, addedAt } =
    document;
  const [latest, ...earlier] = document.files;
  const isOver = expiresOn !== null && expiresOn < today;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-3">
      <div className="grid min-w-0 grow basis-64 gap-0.5 wrap-anywhere">
        <p className="font-semibold text-ink">
          {latest ? (
            <a
              href={toDocumentFileUrl(id, latest.id)}
              target="_blank"
              rel="noreferrer"
              className="inline-flex items-center gap-1.5 text-sea underline underline-offset-4"
            >
              <FileText {...icon} />
              {title}
            </a>
          ) : (
            title
          )}
        </p>
        <p className="text-sm text-muted">
          {[documentKindNames[kind], personName, tripName].filter(Boolean).join(' · ')}
          {namesClient ? (
            <>
              {' · '}
              <Link to={`/app/agents/clients/${clientId}`} className="text-sea underline underline-offset-4">
                {clientName}
              </Link>
            </>
          ) : null}
        </p>
        {expiresOn ? (
          <p className={`text-sm tabular-nums ${isOver ? 'font-semibold text-berry' : 'text-muted'}`}>
            {isOver ? 'Ran out' : 'Valid until'} {formatWithYear(expiresOn)}
          </p>
        ) : null}
        <p className="text-sm text-muted">{formatShare(document)}</p>
        <p className="text-sm text-muted">
          Added by {latest?.addedByName ?? addedByName}, {formatDayOf(latest?.addedAt ?? addedAt)}
          {latest ? '' : ', without a file'}
        </p>
        {earlier.length > 0 ? (
          <details className="text-sm">
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-sea">
              {earlier.length === 1 ? 'One earlier version' : `${earlier.length} earlier versions`}
            </summary>
            <ul className="grid gap-1">
              {earlier.map((file) => (
                <li key={file.id}>
                  <a
                    href={toDocumentFileUrl(id, file.id)}
                    target="_blank"
                    rel="noreferrer"
                    className="text-sea underline underline-offset-4"
                  >
                    Version {file.number}
                  </a>
                  , {file.addedByName}, {formatDayOf(file.addedAt)}
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </div>
      <div className="flex gap-1">
        <Button size="sm" variant="quiet" icon={<Pencil {...icon} />} onClick={onChange}>
          Change<span className="sr-only"> {title}</span>
        </Button>
        <Button
          size="sm"
          variant="quiet"
          className="min-w-11"
          aria-label={`Remove ${title}`}
          icon={<Trash2 {...icon} />}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
