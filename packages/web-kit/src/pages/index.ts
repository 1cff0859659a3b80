export { isLoadFailure } from './is-load-failure';
export { loadLatePart } from './late-part';
export { waitUntilIdle } from './when-idle';
export { definePages, toNav, listPagePaths, toPublishedPages, toRoutes } from './define-pages';
export type {
  BesideTripProps,
  PageAccess,
  PageDefinition,
  PageHandle,
  RemoteModule,
} from './page-definition';
