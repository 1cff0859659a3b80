import { map } from './nginx-syntax.js';
import {
  ambiguousPath,
  bodylessMethods,
  connectionOptions,
  hostPattern,
  knownMethods,
} from '../request-rules.js';

const option = `(${connectionOptions.join('|')})`;
const bodyless = bodylessMethods.join('|');

/** One variable for each rule, empty when the request keeps it: [what is examined, the variable, its values]. */
const rules: readonly (readonly [source: string, variable: string, ...values: string[]])[] = [
  ['$http_connection', '$bad_connection', 'default 1;', '"" "";', `"~*^${option}(\\s*,\\s*${option})*$" "";`],
  ['$http_transfer_encoding', '$bad_encoding', 'default 1;', '"" "";', '"~^chunked$" "";'],
  ['$http_upgrade', '$bad_upgrade', 'default 1;', '"" "";'],
  ['$http_host', '$bad_host', 'default 1;', `"~*${hostPattern.source}" "";`],
  ['$request', '$bad_request_line', 'default 1;', '"~^[A-Z]+ /[^ ]* HTTP/1\\.1$" "";'],
  ['$request_uri', '$bad_path', 'default "";', `"~*${ambiguousPath.source}" 1;`],
  [
    '"$request_method $http_content_length $http_transfer_encoding"',
    '$bad_body',
    'default "";',
    `"~^(${bodyless}) 0? $" "";`,
    `"~^(${bodyless}) " 1;`,
  ],
];

/**
 * The rules of request-rules.ts, for what nginx does not reject by itself. Of a repeated header only the first is seen
 * here: nginx frames every forwarded request anew and removes nothing because `Connection` names it.
 */
export const rejectionMaps = (): string[] => [
  ...rules.map(([source, variable, ...values]) => map(source, variable, ...values)),
  map(`"${rules.map(([, variable]) => variable).join('')}"`, '$rejected', 'default 1;', '"" "";'),
];

/** Where a rejected request goes; an internal address, because nginx has no other for what it could not read at all. */
export const rejectedPath = '/_rejected';
export const tooLargeHeadersPath = '/_too-large-headers';

export const rejectionLines = (): string[] => [
  `if ($rejected) { rewrite ^ ${rejectedPath} last; }`,
  `if ($request_method !~ "^(${knownMethods.join('|')})$") { return 405; }`,
];
