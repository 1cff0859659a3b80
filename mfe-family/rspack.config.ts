import { defineRemote } from '@landsea/web-kit/build';
import { developmentPage } from './dev/development-page';

export default developmentPage(defineRemote({ name: 'family', exposes: { './remote': './src/remote.ts' } }));
