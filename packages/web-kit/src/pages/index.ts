export { isLoadFailure } from './is-load-failure';
export { latePart } from './late-part';
export { whenIdle } from './when-idle';
export { definePages, navOf, pagePaths, publishedPages, routesOf } from './define-pages';
export type { PageAccess, PageDefinition, PageHandle, RemoteModule } from './page-definition';
