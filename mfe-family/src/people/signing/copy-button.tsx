import { Button } from '@landsea/ui/button';
import { notify } from '@landsea/web-kit';
import { downloadFile } from '@landsea/web-kit/downloads';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { getZone } from './signing-api';

export function CopyButton({ token }: { token: string }) {
  const [isLoading, setIsLoading] = useState(false);
  const download = async () => {
    setIsLoading(true);
    try {
      await downloadFile('/api/v1/signing/pdf', { token, zone: getZone() }, 'signed-agreement.pdf');
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
