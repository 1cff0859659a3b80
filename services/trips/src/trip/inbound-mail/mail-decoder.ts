const Decoder = TextDecoder;
type DecodeInput = Parameters<TextDecoder['decode']>;

const NOT_ASCII = /[\u0080-\ufffc]/;

const isUtf8 = (bytes: Uint8Array): boolean => {
  if (!bytes.some((byte) => byte > 0x7f)) return false;
  try {
    new Decoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

const bytesOf = (input: NonNullable<DecodeInput[0]>): Uint8Array =>
  ArrayBuffer.isView(input)
    ? new Uint8Array(input.buffer, input.byteOffset, input.byteLength)
    : new Uint8Array(input);

/**
 * In one call Node 20 decodes windows-1252, iso-8859-1 and us-ascii as Latin-1 (€ and ’ become control
 * characters); two calls are right. Programs also confuse these with UTF-8: no text is valid UTF-8 by
 * accident.
 */
export class MailDecoder extends Decoder {
  override decode(...[input, options]: DecodeInput): string {
    if (!input || options?.stream || this.fatal) return super.decode(input, options);
    const bytes = bytesOf(input);
    if (this.encoding === 'windows-1252')
      return isUtf8(bytes)
        ? new Decoder().decode(bytes)
        : `${super.decode(bytes, { stream: true })}${super.decode()}`;
    const text = super.decode(bytes);
    return this.encoding === 'utf-8' && text.includes('\ufffd') && !NOT_ASCII.test(text)
      ? new MailDecoder('windows-1252').decode(bytes)
      : text;
  }
}

// The parser caches the decoder of the process.
globalThis.TextDecoder = MailDecoder;
