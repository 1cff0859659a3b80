import { defineRemote } from '@landsea/web-kit/build';

export default defineRemote({ name: 'marketing', exposes: { './remote': './src/remote.ts' } });
