import { ServiceName } from '@landsea/contracts/messages';
import { errors } from '../api-errors.js';
import { defaultLimits, type Limits } from '../limits.js';
import { mediaTypeOf, mediaTypes } from '../media-types.js';
import {
  clientErrorPages,
  errorAnswer,
  errorLocations,
  headerLines,
  limitLines,
  policies,
} from './nginx-answers.js';
import { clientLines, policyMaps } from './nginx-client.js';
import { documentLocations } from './nginx-documents.js';
import { rejectionLines, rejectionMaps } from './nginx-rules.js';
import { block, map } from './nginx-syntax.js';
import {
  hashedAsset,
  isService,
  pathTable,
  tokenPages,
  workerOffPath,
  workerPath,
  type PathRule,
} from '../paths.js';

/** What the service containers' entry point fills in (`envsubst`); nginx's own variables are lower case. */
const origins = { videoOrigin: '${VIDEO_ORIGIN}', analyticsOrigin: '${ANALYTICS_ORIGIN}' };

const location = ({ path, match }: PathRule): string =>
  match === 'exact' ? `location = ${path}` : `location ~ ^${path.replaceAll('.', '\\.')}(/|$)`;

const namedAfter = ({ path }: PathRule): string => `@without${path.replaceAll('/', '_')}`;

const downLocations = (): string[] =>
  pathTable
    .filter((rule) => rule.whenDown)
    .map((rule) =>
      block(
        `location ${namedAfter(rule)}`,
        headerLines('no-store'),
        'absolute_redirect off;',
        `return 303 ${rule.whenDown};`,
      ),
    );

function serviceLocation(rule: PathRule): string {
  return block(
    location(rule),
    `proxy_pass http://${rule.owner};`,
    `error_page 502 504 = ${rule.whenDown ? namedAfter(rule) : '@unavailable'};`,
    ...clientErrorPages,
    headerLines(),
  );
}

/** Regular expressions are tried in their order, so the longest tree comes first. */
const trees = [...pathTable]
  .filter((rule) => rule.path !== '/')
  .sort((a, b) => b.path.length - a.path.length);

const pathLocations = (): string[] =>
  trees.flatMap((rule) => {
    if (isService(rule.owner)) return [serviceLocation(rule)];
    if (rule.owner !== 'nowhere') return [];
    return [block(location(rule), errorAnswer(errors.notFound))];
  });

/** Precompressed files without a brotli module: the suffix chosen by a map, the type by the location. */
const compressible = Object.entries(mediaTypes).filter(([name, media]) => media.compress && name !== 'html');

const fileLocations = (prefix: string, folder: string, cache: string): string[] => [
  ...compressible.map(([extension, media]) =>
    block(
      `location ~ ^${prefix}.*\\.${extension}$`,
      'types { }',
      `default_type "${media.type}";`,
      'add_header content-encoding $file_encoding;',
      'add_header vary "Accept-Encoding";',
      headerLines(cache),
      `try_files ${folder}$uri$file_suffix ${folder}$uri =404;`,
    ),
  ),
  block(`location ~ "^${prefix}.*\\.[a-z0-9]{2,11}$"`, headerLines(cache), `try_files ${folder}$uri =404;`),
];

/** The service worker, or the file that takes it away. */
const workerLocation = (): string =>
  block(
    `location = ${workerPath}`,
    'types { }',
    `default_type "${mediaTypeOf(workerPath).type}";`,
    headerLines('no-cache'),
    'try_files /shell$worker_file =404;',
  );

const maps = (): string[] => [
  map('"${SERVICE_WORKER}"', '$worker_file', `default ${workerPath};`, `off ${workerOffPath};`),
  block('map $http_accept_encoding $file_suffix', 'default "";', '"~*\\bbr\\b" ".br";'),
  block('map $uri $file_encoding', 'default "";', '"~\\.br$" "br";'),
  block(
    'map $uri $shell_cache',
    'default "no-cache";',
    `"~${hashedAsset.source.replace(/\$$/, '(\\.br)?$')}" "public, max-age=31536000, immutable";`,
  ),
  ...policyMaps(origins, tokenPages),
  ...rejectionMaps(),
];

/** The copies of a service, and of the Node gateway that writes documents, as lines such as `server trips:4302 resolve max_fails=1 fail_timeout=2s;`. */
const upstreams = (): string[] =>
  [...ServiceName.options, 'documents'].map((service) =>
    block(
      `upstream ${service}`,
      `zone ${service} 64k;`,
      `\${${service.toUpperCase()}_SERVERS}`,
      'keepalive 32;',
    ),
  );

const proxySettings = (): string =>
  [
    'proxy_http_version 1.1;',
    '# To the next copy when this one takes no connection; what may have been done already is not sent again.',
    'proxy_next_upstream error timeout;',
    'proxy_next_upstream_tries 2;',
    'proxy_buffering off;',
    'proxy_request_buffering off;',
    'proxy_connect_timeout 3s;',
    'proxy_read_timeout 1h;',
    'proxy_set_header Host $http_host;',
    'proxy_set_header Connection "";',
    'proxy_set_header X-Request-Id $request_id;',
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_set_header X-Forwarded-Proto $client_scheme;',
    'proxy_set_header X-Forwarded-Host $http_host;',
    ...['Forwarded', 'X-Real-IP', 'X-Client-IP', 'True-Client-IP', 'X-Original-URL', 'X-Rewrite-URL']
      .concat(['X-Forwarded-Port', 'X-Forwarded-Prefix', 'X-Forwarded-Server'])
      .map((name) => `proxy_set_header ${name} "";`),
    ...policies.map((name) => `proxy_hide_header ${name};`),
    'proxy_hide_header x-request-id;',
  ].join('\n');

/** nginx.conf's server for compose and production, as a template of the official image (`/etc/nginx/templates`). */
export function nginxTemplate(limits: Limits = defaultLimits): string {
  return [
    '# Generated from infra/gateway/src/paths.ts by `npx nx nginx gateway`; a test compares the two.',
    'resolver ${RESOLVER} valid=5s;',
    ...upstreams(),
    ...clientLines(),
    ...maps(),
    'log_format landsea escape=json \'{"level":"info","time":"$time_iso8601","service":"gateway","requestId":"$request_id","message":"request","method":"$request_method","status":$status,"seconds":$request_time}\';',
    block(
      'server',
      'listen ${GATEWAY_PORT};',
      'server_tokens off;',
      'access_log /dev/stdout landsea;',
      'root ${WEB_ROOT};',
      ...limitLines(limits),
      'gzip_static on;',
      'error_page 404 = @missing;',
      proxySettings(),
      headerLines(),
      ...rejectionLines(),
      '',
      ...pathLocations(),
      ...fileLocations('/remotes/', '', 'public, max-age=31536000, immutable'),
      block('location /remotes/', headerLines('no-store'), 'return 404;'),
      workerLocation(),
      ...fileLocations('/', '/shell', '$shell_cache'),
      ...documentLocations(clientErrorPages),
      ...downLocations(),
      block('location @missing', headerLines('no-store'), 'return 404;'),
      ...errorLocations(),
    ),
    '',
  ].join('\n');
}
