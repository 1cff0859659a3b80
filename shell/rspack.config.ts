import { defineHost } from '@landsea/web-kit/build';

export default defineHost({ entry: './src/index.ts', template: './src/index.html' });
