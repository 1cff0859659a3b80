import { installBlobReader } from '../testing';
import { prepareUpload } from './prepared-upload';

/** The bytes of a PNG that `uploadKind` reads. */
const makePng = (width: number, height: number): File => {
  const head = new Uint8Array(28);
  head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(head.buffer).setUint32(16, width);
  new DataView(head.buffer).setUint32(20, height);
  return new File([head], 'our logo.png', { type: 'image/png' });
};

class Canvas {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}
  getContext = () => ({ drawImage: () => undefined });
  convertToBlob = ({ type }: { type: string }) => Promise.resolve(new Blob(['drawn'], { type }));
}

const before = {
  createImageBitmap: globalThis.createImageBitmap,
  OffscreenCanvas: globalThis.OffscreenCanvas,
};
beforeEach(() => {
  installBlobReader();
  Object.assign(globalThis, {
    createImageBitmap: () => Promise.resolve({ width: 1200, height: 400, close: () => undefined }),
    OffscreenCanvas: Canvas,
  });
});
afterEach(() => {
  Object.assign(globalThis, before);
});

it('keeps the transparent parts of a large logo, which JPEG would fill with black', async () => {
  const prepared = await prepareUpload('brand', makePng(6000, 2000));
  expect(prepared).toMatchObject({ name: 'our logo.png', file: { type: 'image/png', size: 5 } });
});

it('makes a JPEG of other large pictures', async () => {
  const prepared = await prepareUpload('photo', makePng(6000, 2000));
  expect(prepared).toMatchObject({ name: 'our logo.jpg', file: { type: 'image/jpeg', size: 5 } });
});

it('sends a small logo as it is', async () => {
  const logo = makePng(600, 200);
  expect(await prepareUpload('brand', logo)).toMatchObject({
    name: 'our logo.png',
    file: { size: logo.size },
  });
});
