import { webJest } from '../jest/web.mjs';

export default webJest({ testMatch: ['<rootDir>/render/**/*.spec.{ts,tsx}'] });
