import { RECEIPT_HEAD_BYTES, receiptKind, receiptProblem } from '@landsea/contracts';

/** The longest side of a receipt as it is kept: every line of print can be read, and it is small on the way. */
const KEPT_SIDE = 2000;
const SMALL_ENOUGH = 600 * 1024;

export type PreparedReceipt = { file: Blob; name: string } | { problem: string };

/** A smaller copy of a picture; the browser decodes it at the smaller size. */
const smaller = async (picture: File, width: number, height: number): Promise<Blob | undefined> => {
  const scale = KEPT_SIDE / Math.max(width, height);
  const bitmap = await createImageBitmap(picture, {
    imageOrientation: 'from-image',
    ...(scale < 1 && { resizeWidth: Math.max(1, Math.round(width * scale)), resizeQuality: 'high' as const }),
  });
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  return blob.size < picture.size ? blob : undefined;
};

/** What is sent of a file that somebody chose: checked by its content before anything decodes it, a large picture smaller. */
export const preparedReceipt = async (file: File): Promise<PreparedReceipt> => {
  const kind = receiptKind(new Uint8Array(await file.slice(0, RECEIPT_HEAD_BYTES).arrayBuffer()));
  const { width, height, type = file.type } = kind ?? {};
  const isLarge = width !== undefined && height !== undefined && file.size > SMALL_ENOUGH;
  const problem = receiptProblem(kind, isLarge ? Math.min(file.size, 1) : file.size);
  if (problem) return { problem };
  const less = isLarge ? await smaller(file, width, height).catch(() => undefined) : undefined;
  const sent = less ?? file.slice(0, file.size, type);
  const tooLarge = receiptProblem(kind, sent.size);
  return tooLarge ? { problem: tooLarge } : { file: sent, name: file.name };
};
