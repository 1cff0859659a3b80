import { emulator } from '../../../infra/stripe/src/emulator.js';

export const inbox = emulator;
