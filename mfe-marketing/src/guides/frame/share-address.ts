import { notify } from '@landsea/web-kit';

/** Hands an address of this site to the browser's own sharing, or copies it where there is none. */
export const shareAddress = async (title: string, path: string): Promise<void> => {
  const address = `${window.location.origin}${path}`;
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url: address });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await navigator.clipboard.writeText(address);
  notify({ title: 'Address copied', description: 'Paste it where your family talks.', tone: 'success' });
};
