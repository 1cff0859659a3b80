import { button } from '../../../ui/src/button.js';

export const agents = button;
