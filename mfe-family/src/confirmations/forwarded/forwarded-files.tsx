import type { ForwardedFile } from '@landsea/contracts/forwarding';
import { fileProblems } from '@landsea/web-kit/confirmations';
import { Paperclip } from 'lucide-react';

export function ForwardedFiles({ files }: { files: readonly ForwardedFile[] }) {
  if (files.length === 0) return null;
  return (
    <section aria-label="Files in this email">
      <p className="text-sm text-muted">Came with this email. Open it in your mail to see the files.</p>
      <ul className="mt-1 grid gap-1 text-sm">
        {files.map(({ name, unread }, index) => (
          <li key={index} className="flex items-start gap-2">
            <Paperclip aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" strokeWidth={1.75} />
            <span className="wrap-anywhere">
              {name}
              {unread ? <span className="text-muted">: {fileProblems[unread]}</span> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
