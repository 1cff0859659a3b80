import { headerLines } from './nginx-answers.js';
import { block } from './nginx-syntax.js';

/** When a search engine may come again. */
const RETRY_SECONDS = 120;

/**
 * Pages, the list of releases and what search engines read come from the Node gateway behind nginx, which knows the
 * visitor. While it is away, nginx serves the shell's page and the list as files: all works, more slowly. It cannot tell then
 * which pages there are, so it says of each that it is not to be had just now, and search engines come again.
 */
export const documentLocations = (clientErrorPages: readonly string[]): string[] => {
  const written = (path: string, whenDown: string): string =>
    block(
      `location ${path}`,
      'proxy_pass http://documents;',
      `error_page 502 504 ${whenDown};`,
      ...clientErrorPages,
      headerLines(),
    );
  return [
    written('= /remotes.json', '= @list_as_file'),
    written('= /robots.txt', '= @unavailable'),
    written('= /sitemap.xml', '= @unavailable'),
    written('/', '=503 @page_as_file'),
    block('location @list_as_file', headerLines('no-cache'), 'try_files /remotes.json =404;'),
    block(
      'location @page_as_file',
      `add_header retry-after ${String(RETRY_SECONDS)} always;`,
      headerLines('no-cache'),
      'try_files /shell/index.html =404;',
    ),
  ];
};
