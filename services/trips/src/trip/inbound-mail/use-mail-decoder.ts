import { MailDecoder } from './mail-decoder.js';

// The parser caches the decoder of the process.
globalThis.TextDecoder = MailDecoder;
