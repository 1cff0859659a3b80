import { api } from '../../web-kit/src/api.js';

export const trip = api;
