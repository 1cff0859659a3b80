import { MailDecoder } from './mail-decoder.js';

// The parser takes the decoder of the process, and keeps each that it made.
globalThis.TextDecoder = MailDecoder;
