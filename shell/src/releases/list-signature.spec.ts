import { createHash, generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { isSignedBy } from './list-signature';

const aKey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  return {
    raw: Uint8Array.from(raw),
    sign: (text: string) => ({
      key: createHash('sha256').update(raw).digest('hex').slice(0, 8),
      value: sign(null, Buffer.from(text), privateKey).toString('base64'),
    }),
  };
};

const list = { version: 3, remotes: { family: { live: { build: 'b1' } } } };

/** Runs with the WebCrypto of Node, and with none, as browsers before it and pages without TLS have it. */
describe.each([
  ['WebCrypto', webcrypto.subtle],
  ['the library', undefined],
])('verified by %s', (_, subtle) => {
  beforeEach(() => {
    Object.defineProperty(globalThis, 'crypto', {
      configurable: true,
      value: { ...webcrypto, subtle, getRandomValues: webcrypto.getRandomValues.bind(webcrypto) },
    });
  });

  const known = aKey();
  const other = aKey();
  const signed = { list, signatures: [known.sign(JSON.stringify(list))] };

  test('a list is trusted when one of the keys signed it', async () => {
    expect(await isSignedBy([known.raw], signed)).toBe(true);
    expect(await isSignedBy([other.raw, known.raw], signed)).toBe(true);
    const rotating = { list, signatures: [other.sign(JSON.stringify(list)), ...signed.signatures] };
    expect(await isSignedBy([known.raw], rotating)).toBe(true);
  });

  test('no other list is, nor one without a signature or a key', async () => {
    expect(await isSignedBy([known.raw], { ...signed, list: { ...list, version: 4 } })).toBe(false);
    expect(await isSignedBy([other.raw], signed)).toBe(false);
    expect(await isSignedBy([known.raw], { list, signatures: [] })).toBe(false);
    expect(await isSignedBy([], signed)).toBe(false);
    const broken = { list, signatures: [{ key: '', value: btoa('too short') }] };
    expect(await isSignedBy([known.raw], broken)).toBe(false);
  });
});
