/** Browsers may read the file only some time after the click. */
const REVOKE_MS = 60_000;

export const saveFile = (file: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_MS);
};

/** A POST, so that the address holds no token. @throws when there is no file. */
export const downloadFile = async (url: string, body: object, name: string): Promise<void> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(String(answer.status));
  saveFile(await answer.blob(), name);
};
