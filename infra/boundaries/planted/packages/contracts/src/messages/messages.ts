import { contractList } from '../contract-list/contract-list.js';

export const messages = contractList;
