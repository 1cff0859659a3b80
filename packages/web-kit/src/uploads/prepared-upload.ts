import {
  isHeic,
  UPLOAD_HEAD_BYTES,
  uploadContentProblem,
  uploadKind,
  uploadProblem,
  type UploadPurpose,
} from '@landsea/rules/trip';

interface DrawnAs {
  type: string;
  ending: string;
  /** Pixels of the longer side. */
  side: number;
}
/** Every line of print stays readable. */
const asPhoto: DrawnAs = { type: 'image/jpeg', ending: 'jpg', side: 2000 };
/** JPEG would fill the transparent parts of a logo with black. */
const asLogo: DrawnAs = { type: 'image/png', ending: 'png', side: 1200 };
const SMALL_ENOUGH = 600 * 1024;

const HEIC =
  'This is an HEIC photo, which this browser cannot open: send it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible), or take a screenshot of it';
const DAMAGED = 'This picture cannot be opened, it may be damaged: take it again, or choose another';

export type PreparedUpload = { file: Blob; name: string } | { problem: string };

const decoded = (picture: Blob, side: object): Promise<ImageBitmap | undefined> =>
  createImageBitmap(picture, { imageOrientation: 'from-image', ...side }).catch(() => undefined);

const redraw = async (bitmap: ImageBitmap, { type, side }: DrawnAs): Promise<Blob | undefined> => {
  if (typeof OffscreenCanvas === 'undefined') return undefined;
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.convertToBlob({ type, quality: 0.85 }).catch(() => undefined);
};

const rename = (name: string, ending: string): string => `${name.replace(/\.[a-z]{2,5}$/i, '')}.${ending}`;

/** Checked by its content before anything decodes it. */
export const prepareUpload = async (purpose: UploadPurpose, file: File): Promise<PreparedUpload> => {
  const head = new Uint8Array(await file.slice(0, UPLOAD_HEAD_BYTES).arrayBuffer());
  const kind = uploadKind(head);
  const isApple = isHeic(head);
  const problem = isApple ? undefined : uploadContentProblem(purpose, kind, file.size);
  if (problem) return { problem };
  const { width = 0, height = 0, type = file.type } = kind ?? {};
  const original = { file: file.slice(0, file.size, type), name: file.name };
  const isPicture = isApple || width > 0;
  if (isPicture && typeof createImageBitmap === 'function') {
    const as = purpose === 'brand' ? asLogo : asPhoto;
    const scale = as.side / Math.max(width, height);
    const side =
      scale < 1 ? { resizeWidth: Math.max(1, Math.round(width * scale)), resizeQuality: 'high' } : {};
    const bitmap = await decoded(file, side);
    if (!bitmap) return { problem: isApple ? HEIC : DAMAGED };
    const isLarge = isApple || file.size > SMALL_ENOUGH || scale < 0.5;
    const less = isLarge ? await redraw(bitmap, as) : undefined;
    if (less && (isApple || less.size < file.size || scale < 0.5)) {
      return { file: less, name: rename(file.name, as.ending) };
    }
  }
  const tooLarge = isApple ? HEIC : uploadProblem(purpose, kind, file.size);
  return tooLarge ? { problem: tooLarge } : original;
};
