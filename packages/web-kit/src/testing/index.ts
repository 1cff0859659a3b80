export { renderRoute } from './render-route';
export type { RenderRouteOptions, RenderedRoute } from './render-route';
export { answer, fetchDouble } from './fetch-double';
export type { FakeRequest, Handlers } from './fetch-double';
export { installBlobReader } from './blob-reader';
export { installLiveStream } from './live-stream';
export { pendingQueries } from './pending-queries';
export { aUser } from './a-user';
