import { api } from '../../web-kit/src/api.js';

export const button = api;
