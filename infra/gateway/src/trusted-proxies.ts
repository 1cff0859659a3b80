import { BlockList, isIP } from 'node:net';

/** Names for networks, as in Express' `trust proxy`. */
export const namedNetworks: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function add(networks: BlockList, network: string): void {
  const [address = '', prefix] = network.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  const bits = prefix === undefined ? most : Number(prefix);
  if (isIP(address) === 0 || !Number.isInteger(bits) || bits < 1 || bits > most) {
    const names = Object.keys(namedNetworks).join(', ');
    throw new Error(
      `TRUSTED_PROXIES holds "${network}": expected an address, a CIDR network, or one of ${names}`,
    );
  }
  networks.addSubnet(address, bits, familyOf(address));
}

/**
 * Reads `TRUSTED_PROXIES`: comma-separated addresses, CIDR networks and named networks.
 * @returns whether an address is one of them
 */
export function parseTrustedProxies(list: string): (address: string) => boolean {
  const networks = new BlockList();
  for (const name of list.split(',').map((each) => each.trim())) {
    if (name === '') continue;
    for (const network of namedNetworks[name] ?? [name]) add(networks, network);
  }
  return (address) => isIP(address) !== 0 && networks.check(address, familyOf(address));
}
