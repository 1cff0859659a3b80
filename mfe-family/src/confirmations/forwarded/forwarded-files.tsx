import type { FileProblem, ForwardedFile } from '@landsea/contracts/forwarding';
import { Paperclip } from 'lucide-react';

const problems: Record<FileProblem, string> = {
  picture: 'a picture, which we can’t read',
  scan: 'a picture of a page, which we can’t read',
  password: 'locked with a password',
  damaged: 'did not open',
  empty: 'empty',
  'too-long': 'too long to read all of it',
  'too-large': 'too large to read',
  kind: 'a kind of file we can’t read',
};

/** The files that came with an email, and why the words of some are not part of what was read. */
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
              {unread ? <span className="text-muted">: {problems[unread]}</span> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
