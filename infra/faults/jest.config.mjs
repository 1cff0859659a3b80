import { serviceJest } from '../jest/service.mjs';

export default serviceJest();
