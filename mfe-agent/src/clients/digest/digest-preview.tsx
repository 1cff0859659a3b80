import type { ClientDigest } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { FailureText } from '@landsea/ui/failure-text';
import { notify, toApiError } from '@landsea/web-kit';
import { useNow } from '../../frame/use-now';
import { useLeaveOutLineMutation, useSendClientDigestMutation } from './client-digest-api';
import {
  describeShare,
  getPreviewTitle,
  groupLines,
  isReached,
  joinNames,
  listReached,
} from './digest-texts';

/** The lines of the next email, each of which can be left out. */
export function DigestPreview({ clientId, digest }: { clientId: string; digest: ClientDigest }) {
  const [send, { isLoading, error }] = useSendClientDigestMutation();
  const now = useNow();
  const { firstName, lines, problem, readers } = digest;
  const isAny = lines.some(({ isLeftOut }) => !isLeftOut);
  const sendNow = async () => {
    const { data } = await send(clientId);
    if (data) notify({ title: `On its way to ${joinNames(listReached(digest))}`, tone: 'success' });
  };
  return (
    <section aria-labelledby="digest-preview" className="grid gap-3">
      <h3 id="digest-preview" className="font-sans text-base font-semibold tracking-normal text-ink">
        {getPreviewTitle(digest, now)}
      </h3>
      {lines.length === 0 ? (
        <p className="text-muted">Nothing new. What you book for {firstName} shows up here first.</p>
      ) : null}
      {groupLines(lines).map(({ key, title, lines: own }) => (
        <div key={key}>
          <h4 className="font-sans text-sm font-semibold tracking-normal wrap-anywhere text-muted">
            {title}
          </h4>
          <ul>
            {own.map((line) => (
              <PreviewLine
                key={line.subject}
                {...{ clientId, line }}
                share={describeShare(line, readers.filter(isReached).length)}
              />
            ))}
          </ul>
        </div>
      ))}
      {error ? <FailureText>{toApiError(error).message}</FailureText> : null}
      {isAny && !problem ? (
        <Button
          className="justify-self-start"
          busy={isLoading}
          busyLabel="Sending…"
          onClick={() => void sendNow()}
        >
          Send now
        </Button>
      ) : null}
    </section>
  );
}

interface PreviewLineProps {
  clientId: string;
  line: ClientDigest['lines'][number];
  /** Names who gets the line where not everybody does. */
  share: string;
}

function PreviewLine({ clientId, line: { subject, text, isLeftOut }, share }: PreviewLineProps) {
  const [leaveOut, { isLoading }] = useLeaveOutLineMutation();
  const label = isLeftOut ? 'Put it back' : 'Leave it out';
  const change = async () => {
    const { error } = await leaveOut({ clientId, subject, isLeftOut: !isLeftOut });
    if (error) notify({ title: 'Not changed', description: toApiError(error).message, tone: 'error' });
  };
  return (
    <li className="flex items-center justify-between gap-3 border-t border-hairline first:border-t-0">
      <span className={`py-2 wrap-anywhere ${isLeftOut ? 'text-muted line-through' : 'text-ink'}`}>
        {text}
        {share ? <span className="block text-sm text-muted">{share}</span> : null}
      </span>
      <Button
        size="sm"
        variant="quiet"
        className="shrink-0"
        aria-label={`${label}: ${text}`}
        busy={isLoading}
        busyLabel="One moment…"
        onClick={() => void change()}
      >
        {label}
      </Button>
    </li>
  );
}
