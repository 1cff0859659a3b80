import { defineRemote } from '@landsea/web-kit/build';

export default defineRemote({ name: 'family', exposes: { './remote': './src/remote.ts' } });
