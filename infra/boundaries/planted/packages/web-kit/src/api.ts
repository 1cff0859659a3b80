import { thing } from '../../nest-kit/src/thing.js';
import { part } from './parts/part.js';

export const api = [thing, part];
