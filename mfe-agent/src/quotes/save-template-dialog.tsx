import type { Quote } from '@landsea/contracts/agents';
import { findNamesIn, makeTemplateOptions } from '@landsea/rules/agents';
import { SwitchField } from '@landsea/ui/fields/switch-field';
import { Notice } from '@landsea/ui/notice';
import { useState } from 'react';
import { TemplateForm } from './template-form';
import type { QuoteEditing } from './use-quote-draft';

interface SaveTemplateDialogProps {
  quote: Quote;
  editing: QuoteEditing;
  onClose: () => void;
}

export function SaveTemplateDialog({ quote, editing, onClose }: SaveTemplateDialogProps) {
  const { options, title } = editing.draft;
  const [id] = useState(() => crypto.randomUUID());
  const [keepsPrices, setKeepsPrices] = useState(false);
  const kept = makeTemplateOptions(options, keepsPrices);
  const names = findNamesIn(kept, quote.clientName.split(' '));
  return (
    <TemplateForm
      id={id}
      values={{ version: 0, title, options: kept, isShared: false }}
      title="Save as template"
      description="Options, extras and notes. Dates, photos, your message and your commission stay with this quote."
      onClose={onClose}
    >
      {(onOptions) => (
        <>
          {names.length > 0 ? (
            <Notice tone="warning">
              The texts mention {names.join(' ')}. Take that out if the template is for others, too.
            </Notice>
          ) : null}
          <SwitchField
            label="Keep the prices"
            hint="Without them, each new quote asks for its own."
            checked={keepsPrices}
            onCheckedChange={(isOn) => {
              setKeepsPrices(isOn);
              onOptions(makeTemplateOptions(options, isOn));
            }}
          />
        </>
      )}
    </TemplateForm>
  );
}
