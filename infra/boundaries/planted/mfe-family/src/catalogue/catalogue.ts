import { item } from '../items/item.js';

export const catalogue = item;
