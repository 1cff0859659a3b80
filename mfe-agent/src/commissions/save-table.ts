export const saveTable = (name: string, table: string): void => {
  const url = URL.createObjectURL(new Blob([table], { type: 'text/csv' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
};
