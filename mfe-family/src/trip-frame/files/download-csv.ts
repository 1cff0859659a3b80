import { notify } from '@landsea/web-kit';

export const downloadCsv = async (name: string, make: () => Promise<string>): Promise<void> => {
  try {
    const url = URL.createObjectURL(new Blob([await make()], { type: 'text/csv;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  } catch {
    notify({ tone: 'error', title: 'Not exported', description: 'Check your connection and try again.' });
  }
};
