import { Button } from '@landsea/ui/button';
import { notify } from '@landsea/web-kit';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { getZone } from './signing-api';

const REVOKE_MS = 60_000;

const save = (file: Blob) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'signed-agreement.pdf';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_MS);
};

export function CopyButton({ token }: { token: string }) {
  const [isLoading, setIsLoading] = useState(false);
  const download = async () => {
    setIsLoading(true);
    try {
      const answer = await fetch('/api/v1/signing/pdf', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ token, zone: getZone() }),
      });
      if (!answer.ok) throw new Error(String(answer.status));
      save(await answer.blob());
    } catch {
      notify({ tone: 'error', title: 'Not downloaded', description: 'Wait a moment and try again.' });
    }
    setIsLoading(false);
  };
  return (
    <Button
      variant="primary"
      size="lg"
      busy={isLoading}
      busyLabel="One moment…"
      icon={<FileDown aria-hidden className="size-5" strokeWidth={1.75} />}
      onClick={() => void download()}
    >
      Download your copy
    </Button>
  );
}
