import type { InvitationLink } from '@landsea/contracts/sharing';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { TextField } from '@landsea/ui/fields/text-field';
import { Copy } from 'lucide-react';
import { useState } from 'react';

export function InvitationLinkBox({ link, firstName }: { link: InvitationLink; firstName: string }) {
  return (
    <div className="grid gap-4 border-t border-hairline pt-4">
      <Notice tone="warning" title="Shown only now">
        We keep neither of them. Give them to {firstName} alone: anyone who has one can see who invites whom.
      </Notice>
      <CopyField label="Link" value={link.url} />
      <CopyField label="Code" value={link.code} />
    </div>
  );
}

function CopyField({ label, value }: { label: string; value: string }) {
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    const copied = await navigator.clipboard.writeText(value).then(
      () => true,
      () => false,
    );
    setOutcome(copied ? `${label} copied` : 'Your browser didn’t let us copy. Select the text and copy it.');
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
      <p role="status" className="min-h-5 text-sm text-muted">
        {outcome}
      </p>
    </div>
  );
}
