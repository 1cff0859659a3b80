import { sharing } from '../sharing/sharing.js';

export const agents = sharing;
