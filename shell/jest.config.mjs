import { webJest } from '../infra/jest/web.mjs';

export default webJest({ testTimeout: 20_000 });
