import sharp from 'sharp';

/** WebP as good as fits. @throws Error when even the plainest one is as large as `largest` bytes. */
export async function toWebp(picture: Buffer, largest: number): Promise<Buffer> {
  for (const quality of [82, 74, 66, 58, 50, 40, 32, 24]) {
    const made = await sharp(picture).webp({ quality, effort: 6 }).toBuffer();
    if (made.length < largest) return made;
  }
  throw new Error(`a picture does not fit into ${largest} bytes`);
}
