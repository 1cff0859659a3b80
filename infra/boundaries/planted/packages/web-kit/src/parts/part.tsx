import { thing } from '../../../nest-kit/src/thing.js';

export const part = thing;
