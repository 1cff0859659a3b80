/** jsdom reads files with a FileReader only. */
const arrayBuffer = function (this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};

export const installBlobReader = (): void => {
  Object.assign(Blob.prototype, { arrayBuffer });
};
