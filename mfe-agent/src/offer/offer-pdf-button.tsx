import { Button } from '@landsea/ui/button';
import { downloadFile } from '@landsea/web-kit/downloads';
import { Download } from 'lucide-react';
import { useState } from 'react';

interface OfferPdfButtonProps {
  token: string;
  /** The newest version is on the page instead of the link’s own. */
  isNewest: boolean;
}

/** The token goes in the body, so the file has no address that could be passed on. */
export function OfferPdfButton({ token, isNewest }: OfferPdfButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const download = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const body = { token, ...(isNewest && { newest: true }) };
      await downloadFile('/api/v1/quote-links/pdf', body, 'your-options.pdf');
    } catch {
      setProblem('The PDF couldn’t be made. Try again in a minute.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-1">
      <Button
        variant="quiet"
        className="justify-self-start"
        icon={<Download aria-hidden className="size-4" strokeWidth={1.75} />}
        busy={isBusy}
        busyLabel="Making the PDF…"
        onClick={() => void download()}
      >
        Save as a PDF
      </Button>
      {problem ? (
        <p role="alert" className="text-sm text-berry">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
