import { kitJest } from './jest/service-jest.mjs';

export default kitJest();
