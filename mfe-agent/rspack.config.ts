import { defineRemote } from '../packages/web-kit/build/rspack';

export default defineRemote({ name: 'agent', exposes: { './remote': './src/remote.ts' } });
