/** The remote whose dev server runs: the build points this name at its `src/remote.ts`. */
declare module 'landsea-remote' {
  import type { RemoteModule } from '@landsea/web-kit/pages';

  const remote: RemoteModule;
  export default remote;
}
