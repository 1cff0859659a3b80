import { getAddressKey, listWiderNetworks } from './address-key.js';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:0:0:0:1', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['::1', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['not an address', 'unknown'],
  ['', 'unknown'],
  [undefined, 'unknown'],
])('%s counts as %s', (ip, expected) => {
  expect(getAddressKey(ip)).toBe(expected);
});

it('names the /56 and the /48 of an IPv6 network, and none of an IPv4 address', () => {
  expect(listWiderNetworks('2001:db8:aa:12ff::/64')).toEqual([
    { bits: 56, network: '2001:db8:aa:1200::/56' },
    { bits: 48, network: '2001:db8:aa::/48' },
  ]);
  expect(listWiderNetworks('192.0.2.7')).toEqual([]);
  expect(listWiderNetworks('unknown')).toEqual([]);
});
