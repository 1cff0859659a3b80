import type { Commission } from '@landsea/contracts/agents';
import { writeFollowUpEmail } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { SelectField } from '@landsea/ui/fields/select-field';
import { Notice } from '@landsea/ui/notice';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { toApiError, useSession } from '@landsea/web-kit';
import { useId, useState } from 'react';
import { useMarkCommissionMutation } from './commissions-api';

/** Some mail programs cut longer addresses. */
const MOST_IN_MAIL = 1_800;

interface FollowUpDialogProps {
  late: readonly Commission[];
  today: string;
  onClose: () => void;
}

const nameOf = ({ supplierName }: Commission): string => supplierName ?? '';

export function FollowUpDialog({ late, today, onClose }: FollowUpDialogProps) {
  const { user } = useSession();
  const [supplier, setSupplier] = useState('all');
  const [outcome, setOutcome] = useState('');
  const [failure, setFailure] = useState<string>();
  const [mark, { isLoading }] = useMarkCommissionMutation();
  const id = useId();
  const suppliers = [...new Set(late.map(nameOf))].filter(Boolean);
  const named = supplier === 'all' ? late : late.filter((each) => nameOf(each) === supplier);
  const { subject, text } = writeFollowUpEmail(
    named,
    [user?.firstName, user?.lastName].filter(Boolean).join(' '),
  );
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('Copied'),
      () => setOutcome('Your browser didn’t let us copy. Select the text and copy it.'),
    );
  const noteAsked = async (): Promise<void> => {
    for (const { tripId, bookingId, settledNote, version, askedOn } of named) {
      if (askedOn === today) continue;
      const { error } = await mark({ tripId, bookingId, body: { askedOn: today, settledNote, version } });
      if (error) return setFailure(toApiError(error).message);
    }
    onClose();
  };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title="Ask for it"
      description="Numbers, dates and amounts are filled in. Send it from your own mail."
      footer={
        <>
          <Button onClick={() => void copy()}>Copy the email</Button>
          {mail.length <= MOST_IN_MAIL ? (
            <Button asChild>
              <a href={mail}>Open in my mail</a>
            </Button>
          ) : null}
          <Button variant="primary" busy={isLoading} busyLabel="Saving…" onClick={() => void noteAsked()}>
            I asked today
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {suppliers.length > 1 ? (
          <SelectField
            label="About"
            value={supplier}
            onValueChange={setSupplier}
            options={[
              { value: 'all', label: 'Everything that’s late' },
              ...suppliers.map((name) => ({ value: name, label: name })),
            ]}
          />
        ) : null}
        <p id={id} className="font-semibold wrap-anywhere">
          {subject}
        </p>
        <textarea
          readOnly
          aria-labelledby={id}
          rows={12}
          value={text}
          className="w-full rounded-lg border border-edge bg-surface p-3 text-base text-ink"
        />
        <p role="status" className="min-h-5 text-sm text-muted">
          {outcome}
        </p>
        {failure ? <Notice tone="error">{failure}</Notice> : null}
      </div>
    </Dialog>
  );
}
