import { Button } from '@landsea/ui/button';
import { TextField } from '@landsea/ui/fields/text-field';
import { Copy } from 'lucide-react';
import { useState } from 'react';

export function CopyField({ label, value, hint }: { label: string; value: string; hint?: string }) {
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(value).then(
      () => true,
      () => false,
    );
    setOutcome(
      isCopied ? `${label} copied` : 'Your browser didn’t let us copy. Select the text and copy it.',
    );
  };
  return (
    <div className="grid gap-1">
      <div className="flex items-end gap-2">
        <TextField
          label={label}
          value={value}
          readOnly
          className="grow"
          onFocus={({ target }) => target.select()}
        />
        <Button
          aria-label={`Copy ${label.toLowerCase()}`}
          icon={<Copy aria-hidden size={18} strokeWidth={1.75} />}
          onClick={() => void copy()}
        >
          Copy
        </Button>
      </div>
      {hint ? <p className="text-sm text-muted">{hint}</p> : null}
      <p role="status" className="min-h-5 text-sm text-muted">
        {outcome}
      </p>
    </div>
  );
}
