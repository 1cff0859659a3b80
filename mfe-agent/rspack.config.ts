import { defineRemote } from '@landsea/web-kit/build';
import { pages } from './src/pages';

export default defineRemote({ name: 'agent', exposes: { './remote': './src/remote.ts' }, pages });
