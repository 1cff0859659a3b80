import { notify } from '@landsea/web-kit';

/** Copies the address on browsers without native sharing. */
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
