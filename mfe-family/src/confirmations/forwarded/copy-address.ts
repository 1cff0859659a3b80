import { notify } from '@landsea/web-kit';

export const copyAddress = async (address: string): Promise<void> => {
  const isCopied = await navigator.clipboard.writeText(address).then(
    () => true,
    () => false,
  );
  notify(
    isCopied
      ? { title: 'Address copied', tone: 'success' }
      : { title: 'Not copied', description: 'Select the address and copy it by hand.', tone: 'error' },
  );
};
