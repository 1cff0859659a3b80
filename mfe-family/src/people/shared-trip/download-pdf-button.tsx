import { Button } from '@landsea/ui/button';
import { notify } from '@landsea/web-kit';
import { downloadFile } from '@landsea/web-kit/downloads';
import { FileDown } from 'lucide-react';
import { useState } from 'react';

export function DownloadPdfButton({ token, fileName }: { token: string; fileName: string }) {
  const [isLoading, setIsLoading] = useState(false);
  const download = async () => {
    setIsLoading(true);
    try {
      await downloadFile('/api/v1/shared-trip/pdf', { token }, fileName);
    } catch {
      notify({ tone: 'error', title: 'Not downloaded', description: 'Wait a moment and try again.' });
    }
    setIsLoading(false);
  };
  return (
    <Button
      busy={isLoading}
      busyLabel="One moment…"
      icon={<FileDown aria-hidden className="size-5" strokeWidth={1.75} />}
      onClick={() => void download()}
    >
      Download PDF
    </Button>
  );
}
