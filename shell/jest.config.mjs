import { webJest } from '../infra/jest/web.mjs';

export default webJest();
