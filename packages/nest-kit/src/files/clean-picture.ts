import { readFile } from 'node:fs/promises';
import type { OutputInfo, Sharp, SharpOptions } from 'sharp';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { keepPngPixels } from './png-pixels.js';
import { makeUnavailable } from '../errors/plain-errors.js';

/** Decoding takes memory by the pixel. */
const AT_ONCE = 2;
const MOST_WAITING = 20;

const turns = bulkhead(AT_ONCE, MOST_WAITING);

/** @throws DomainError SERVICE_UNAVAILABLE when too many wait already. */
export async function runInPictureTurn<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await turns.execute(work);
  } catch (error) {
    if (error instanceof BulkheadRejectedError) throw makeUnavailable('too many pictures wait to be decoded');
    throw error;
  }
}

/** Pixels: small print stays readable. */
const KEPT_SIDE = 2500;
const THUMBNAIL_SIDE = 320;
export const MOST_PIXELS = 50_000_000;
/** Photos of phones often have warnings; an incomplete picture is refused. */
const READING: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true };

const encode = {
  'image/jpeg': (picture: Sharp) => picture.jpeg({ quality: 85, progressive: true }),
  'image/png': (picture: Sharp) => picture.png({ compressionLevel: 9 }),
  'image/webp': (picture: Sharp) => picture.webp({ quality: 85 }),
};
export type PictureType = keyof typeof encode;

interface CleanPicture {
  path: string;
  bytes: number;
  thumbnail: { path: string; type: 'image/webp' };
}

/** Loaded for the first picture: most starts do not need it. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
  });
  return sharp;
};
let loaded: ReturnType<typeof loadSharp> | undefined;

export interface DrawnAs {
  type: PictureType;
  /** Pixels of the longer side. */
  side: number;
}

/**
 * Re-encoding drops metadata, such as the place.
 * @param as another type and size than those of the picture.
 * @returns undefined for a picture that cannot be decoded or has more than 50 million pixels.
 */
export function cleanPicture(
  original: string,
  type: PictureType,
  as: DrawnAs = { type, side: KEPT_SIDE },
): Promise<CleanPicture | undefined> {
  return runInPictureTurn(async () => {
    const sharp = await (loaded ??= loadSharp());
    const path = `${original}-clean`;
    const thumbnail = `${original}-thumbnail`;
    const within = (side: number) =>
      ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;
    const source = type === 'image/png' ? keepPngPixels(await readFile(original)) : original;
    const upright = sharp(source, READING).autoOrient().resize(within(as.side));
    const kept = await encode[as.type](upright).toFile(path).catch(undecodable);
    if (!kept) return undefined;
    await sharp(path, READING).resize(within(THUMBNAIL_SIDE)).webp({ quality: 75 }).toFile(thumbnail);
    return { path, bytes: kept.size, thumbnail: { path: thumbnail, type: 'image/webp' } };
  });
}

/**
 * PDFs know no WebP.
 * @param picture that {@link cleanPicture} drew.
 * @returns a JPEG that fills the size in pixels, on white; undefined for what cannot be decoded.
 */
export function drawForPrint(
  picture: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<Buffer | undefined> {
  return runInPictureTurn(async () => {
    const sharp = await (loaded ??= loadSharp());
    return sharp(picture, READING)
      .resize({ width, height, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer()
      .catch(() => undefined);
  });
}

/** Only the text of Sharp's error distinguishes a broken picture from a full disk. */
function undecodable(error: unknown): OutputInfo | undefined {
  if (
    error instanceof Error &&
    /no space|permission denied|read-only|too many open files/i.test(error.message)
  )
    throw error;
  return undefined;
}
