import { item } from '../items/item.js';

export const frame = item;
