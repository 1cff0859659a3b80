import { Button } from '@landsea/ui/button';
import { notify } from '@landsea/web-kit';
import { Link2 } from 'lucide-react';
import { useState } from 'react';

/** The address shows no token, so the whole link is copied here. */
export function CopyLinkButton({ token }: { token: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const link = `${window.location.origin}/share/${encodeURIComponent(token)}`;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setIsCopied(true),
      () => notify({ title: 'Your browser did not copy the link', tone: 'info' }),
    );
  return (
    <Button icon={<Link2 aria-hidden className="size-5" strokeWidth={1.75} />} onClick={() => void copy()}>
      {isCopied ? 'Link copied' : 'Copy link'}
    </Button>
  );
}
