/** The build points this name at the `src/remote.ts` of the running dev server. */
declare module 'landsea-remote' {
  import type { RemoteModule } from '@landsea/web-kit/pages';

  const remote: RemoteModule;
  export default remote;
}
