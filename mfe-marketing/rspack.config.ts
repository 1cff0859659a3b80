import { defineRemote } from '@landsea/web-kit/build';
import { pages } from './src/pages';

export default defineRemote({ name: 'marketing', exposes: { './remote': './src/remote.ts' }, pages });
