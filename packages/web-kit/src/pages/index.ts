export { definePages, navOf, pagePaths, publishedPages, routesOf } from './define-pages';
export type { PageAccess, PageDefinition, PageHandle, RemoteModule } from './page-definition';
