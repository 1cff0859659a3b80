export { isLoadFailure, loadLatePart, waitUntilIdle } from './late-part';
export { definePages, toNav, listPagePaths, toPublishedPages, toRoutes } from './define-pages';
export type {
  BesideTripProps,
  PageAccess,
  PageDefinition,
  PageHandle,
  RemoteModule,
} from './page-definition';
