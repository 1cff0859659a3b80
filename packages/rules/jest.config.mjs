import { serviceJest } from '../../infra/jest/service.mjs';

export default serviceJest();
