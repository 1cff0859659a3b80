import type { ClientDigest, ClientDigestReader } from '@landsea/contracts/agents';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { formatDayOf, notify, toApiError } from '@landsea/web-kit';
import { useRef, useState } from 'react';
import { useLeaveOutReaderMutation } from './client-digest-api';
import { isReached, joinNames } from './digest-texts';

/** Shown before anything is recorded, so that nobody is surprised by who gets it. */
export function DigestReaders({ clientId, readers }: { clientId: string; readers: ClientDigest['readers'] }) {
  if (readers.length === 0) return null;
  const named = readers.flatMap(({ key, ...reader }) => (key ? [{ ...reader, key }] : []));
  const canChoose =
    named.length === readers.length && (named.length > 1 || named.some(({ isLeftOut }) => isLeftOut));
  if (canChoose) return <ReaderChoice clientId={clientId} readers={named} />;
  const open = readers.filter(isReached);
  return (
    <div className="grid gap-1 text-sm wrap-anywhere text-muted">
      {open.length > 0 ? (
        <p>Goes to {joinNames(open.map(({ name, email }) => `${name} (${email})`))}.</p>
      ) : null}
      {readers.map(({ email, name, stoppedAt }) =>
        stoppedAt ? (
          <p key={email}>
            {name} {describeStop(stoppedAt)}
          </p>
        ) : null,
      )}
    </div>
  );
}

/** Words in place of an address begin the line. */
const capitalize = (email: string): string =>
  email.includes('@') ? email : email.charAt(0).toUpperCase() + email.slice(1);

const describeStop = (stoppedAt: string): string =>
  `stopped it on ${formatDayOf(stoppedAt)}. The link in an earlier email turns it back on.`;

interface ReaderChoiceProps {
  clientId: string;
  readers: readonly (ClientDigestReader & { key: string })[];
}

function ReaderChoice({ clientId, readers }: ReaderChoiceProps) {
  const [leaveOut] = useLeaveOutReaderMutation();
  const [waiting, setWaiting] = useState<Readonly<Record<string, boolean>>>({});
  // One after the other: each answer is the whole email, so the last one has to be about the last choice.
  const queue = useRef(Promise.resolve());
  const choose = (key: string, isLeftOut: boolean) => {
    setWaiting((now) => ({ ...now, [key]: isLeftOut }));
    queue.current = queue.current.then(async () => {
      const { error } = await leaveOut({ clientId, key, isLeftOut });
      setWaiting(({ [key]: latest, ...others }) =>
        latest === undefined || latest === isLeftOut ? others : { ...others, [key]: latest },
      );
      if (error)
        notify({ title: 'That choice was not saved', description: toApiError(error).message, tone: 'error' });
    });
  };
  return (
    <fieldset className="min-w-0">
      <legend className="text-base font-medium text-ink">Who gets it</legend>
      {readers.map(({ key, name, email, stoppedAt, isLeftOut = false }) => (
        <Checkbox
          key={key}
          className="wrap-anywhere"
          label={name}
          hint={[capitalize(email), ...(stoppedAt ? [describeStop(stoppedAt)] : [])].join(', ')}
          checked={stoppedAt === null && !(waiting[key] ?? isLeftOut)}
          disabled={stoppedAt !== null}
          onCheckedChange={(isChecked) => choose(key, !isChecked)}
        />
      ))}
    </fieldset>
  );
}
