import type { Quote } from '@landsea/contracts/agents';
import { formatExtra } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextAreaField, TextField } from '@landsea/ui/fields/text-field';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { Notice } from '@landsea/ui/notice';
import { getFieldErrors, toApiError } from '@landsea/web-kit';
import { useState, type SyntheticEvent } from 'react';
import { useAcceptQuoteByPhoneMutation } from '../frame/quotes/quotes-api';
import type { QuoteEditing } from './use-quote-draft';

interface PhoneDialogProps {
  quote: Quote;
  editing: QuoteEditing;
  onClose: () => void;
}

/** Somebody said yes to the agent; the page of the client says so from then on. */
export function PhoneDialog({ quote, editing, onClose }: PhoneDialogProps) {
  const { options } = editing.draft;
  const [optionId, setOptionId] = useState(options[0]?.id ?? '');
  const [addonIds, setAddonIds] = useState<string[]>([]);
  const [who, setWho] = useState(quote.clientName);
  const [note, setNote] = useState('');
  const [accept, { isLoading, error }] = useAcceptQuoteByPhoneMutation();
  const option = options.find(({ id }) => id === optionId);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const saved = quote.sentVersion === 0 ? await editing.save() : quote;
    if (!saved) return onClose();
    const at = new Date().toISOString();
    const said = { quoteId: quote.id, version: saved.version, optionId, addonIds, who, at, note };
    const { data } = await accept(said);
    if (data) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Accepted by phone"
      description="This makes the trip, the bookings to make and your tasks, as if they had accepted it online."
      footer={
        <Button type="submit" form="by-phone" variant="primary" busy={isLoading} busyLabel="Saving...">
          They said yes
        </Button>
      }
    >
      <form id="by-phone" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <SelectField
          label="Which option?"
          value={optionId}
          onValueChange={(id) => {
            setOptionId(id);
            setAddonIds([]);
          }}
          options={options.map(({ id, title, place }) => ({ value: id, label: title || place || 'Option' }))}
        />
        {option?.addons.map(({ id, ...extra }) => (
          <Checkbox
            key={id}
            label={formatExtra(extra)}
            checked={addonIds.includes(id)}
            onCheckedChange={(isOn) =>
              setAddonIds(isOn ? [...addonIds, id] : addonIds.filter((each) => each !== id))
            }
          />
        ))}
        <TextField
          label="Who said yes?"
          value={who}
          error={getFieldErrors(error)['who']}
          onChange={({ target }) => setWho(target.value)}
        />
        <TextAreaField label="Note" rows={2} value={note} onChange={({ target }) => setNote(target.value)} />
        {error ? (
          <Notice tone="error">{Object.values(getFieldErrors(error))[0] ?? toApiError(error).message}</Notice>
        ) : null}
      </form>
    </Dialog>
  );
}
