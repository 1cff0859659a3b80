import { defineRemote } from '@landsea/web-kit/build';

export default defineRemote({ name: 'agent', exposes: { './remote': './src/remote.ts' } });
