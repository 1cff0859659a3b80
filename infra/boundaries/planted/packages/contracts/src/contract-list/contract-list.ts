import { catalogue } from '../../../rules/src/catalogue/catalogue.js';

export const contractList = catalogue;
