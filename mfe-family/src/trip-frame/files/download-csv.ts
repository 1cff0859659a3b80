import { notify } from '@landsea/web-kit';
import { saveFile } from '@landsea/web-kit/downloads';

export const downloadCsv = async (name: string, make: () => Promise<string>): Promise<void> => {
  try {
    saveFile(new Blob([await make()], { type: 'text/csv;charset=utf-8' }), name);
  } catch {
    notify({ tone: 'error', title: 'Not exported', description: 'Check your connection and try again.' });
  }
};
