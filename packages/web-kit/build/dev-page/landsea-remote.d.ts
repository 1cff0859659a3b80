declare module 'landsea-remote' {
  import type { RemoteModule } from '@landsea/web-kit/pages';

  const remote: RemoteModule;
  export default remote;
}
