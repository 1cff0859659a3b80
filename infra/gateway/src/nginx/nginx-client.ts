import { securityHeaders, type HeaderOptions } from '../security-headers.js';
import { block, map } from './nginx-syntax.js';
import { namedNetworks } from '../trusted-proxies.js';

const all = Object.entries(namedNetworks);

/** Sourced by the container's entry point: nginx's own lines for the networks that `TRUSTED_PROXIES` names. */
export function trustedProxiesScript(): string {
  return [
    '#!/bin/sh',
    '# Generated from infra/gateway/src/trusted-proxies.ts by `npx nx nginx gateway`; a test compares the two.',
    'REAL_IP_FROM=',
    'TRUSTED_NETWORKS=',
    "for network in $(printf '%s' \"${TRUSTED_PROXIES:-}\" | tr ',' ' '); do",
    '  case "$network" in',
    ...all.map(([name, networks]) => `    ${name}) networks="${networks.join(' ')}" ;;`),
    '    *) networks="$network" ;;',
    '  esac',
    '  for each in $networks; do',
    '    REAL_IP_FROM="$REAL_IP_FROM set_real_ip_from $each;"',
    '    TRUSTED_NETWORKS="$TRUSTED_NETWORKS $each 1;"',
    '  done',
    'done',
    'export REAL_IP_FROM TRUSTED_NETWORKS',
    '',
  ].join('\n');
}

/**
 * What counts as one client, as `connectionKey` of connection-limit.ts has it for the local gateway: the four bytes of an
 * IPv4 address, also when it is written as IPv6, else the first eight of the sixteen of IPv6. Bytes and not text, because
 * one network can be shortened in several ways.
 */
const connectionKey = (): string =>
  map(
    '$binary_remote_addr',
    '$connection_key',
    'default $binary_remote_addr;',
    '"~(?s)^\\x00{10}\\xff\\xff(?<mapped_address>.{4})\\z" $mapped_address;',
    '"~(?s)^(?<client_network>.{8}).{8}\\z" $client_network;',
  );

/** Who the client is: past the trusted proxies, from right to left, and whether it came to them by https. */
export const clientLines = (): string[] => [
  '${REAL_IP_FROM}',
  'real_ip_header X-Forwarded-For;',
  'real_ip_recursive on;',
  block('geo $realip_remote_addr $from_trusted_proxy', 'default 0;', '${TRUSTED_NETWORKS}'),
  map(
    '"$from_trusted_proxy:$http_x_forwarded_proto"',
    '$client_scheme',
    'default $scheme;',
    '"~^1:(.*,)?\\s*https\\s*$" https;',
    '"~^1:(.*,)?\\s*http\\s*$" http;',
  ),
  connectionKey(),
  'limit_conn_zone $connection_key zone=client_address:10m;',
];

const variableOf = (header: string): string => header.replaceAll('-', '_');

/** The variable with what a service sent for a header, else with the gateway's own value. */
export const policyVariable = (header: string): string => `$policy_${variableOf(header)}`;

/** A service may set a stricter policy than the gateway's; the pages that carry a token keep their own. */
export function policyMaps(
  origins: Pick<HeaderOptions, 'videoOrigin' | 'analyticsOrigin'>,
  tokenPages: readonly string[],
): string[] {
  const token = `"~^(${tokenPages.join('|')})(/|\\?|$)"`;
  const withToken = securityHeaders({ ...origins, token: true });
  return Object.entries(securityHeaders(origins)).flatMap(([header, value]) => {
    const sent = `$upstream_http_${variableOf(header)}`;
    const variable = policyVariable(header);
    if (withToken[header] === value) return [map(sent, variable, `default ${sent};`, `"" "${value}";`)];
    return [
      map(sent, `${variable}_sent`, `default ${sent};`, `"" "${value}";`),
      map('$request_uri', variable, `default ${variable}_sent;`, `${token} "${withToken[header] ?? value}";`),
    ];
  });
}
