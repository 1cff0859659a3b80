import { Notice } from '@landsea/ui/notice';

/** Browsers without scripts would send nothing. */
export function NeedsScript() {
  return (
    <noscript>
      <Notice tone="info" title="Signing in needs JavaScript" className="mb-6">
        Please switch it on in your browser and reload this page.
      </Notice>
    </noscript>
  );
}
