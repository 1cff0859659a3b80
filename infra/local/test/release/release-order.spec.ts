import { readReleaseOrder } from '../../src/release/release-order.js';

it.each([
  ['mfe-marketing', { apps: ['marketing'], action: 'release' }],
  ['marketing shell', { apps: ['marketing', 'shell'], action: 'release' }],
  ['mfe-marketing --percent 10', { apps: ['marketing'], action: 'release', percent: 10 }],
  ['mfe-marketing --percent=2.5', { apps: ['marketing'], action: 'release', percent: 2.5 }],
  ['mfe-marketing --again', { apps: ['marketing'], action: 'release', again: true }],
  ['--rollback shell', { apps: ['shell'], action: 'rollback' }],
  ['--history', { apps: [], action: 'history' }],
  ['mfe-family --history', { apps: ['family'], action: 'history' }],
  ['--renew', { apps: [], action: 'renew' }],
])('reads %s', (words, order) => {
  expect(readReleaseOrder(words.split(' '))).toEqual(order);
});

it.each([
  ['', 'Name what to release'],
  ['trips', 'trips is no app that is released by itself'],
  ['mfe-family --percent', 'expected a number above 0'],
  ['mfe-family --percent 0', 'expected a number above 0'],
  ['mfe-family --percent 101', 'expected a number above 0'],
  ['mfe-family --rollback --percent 10', '--percent belongs to a release'],
  ['mfe-family --rollback --again', '--again belongs to a release'],
  ['mfe-family --renew', '--renew is for all front ends at once'],
  ['mfe-family --force', '--force is unknown'],
])('refuses "%s"', (words, sentence) => {
  expect(() => readReleaseOrder(words.split(' ').filter(Boolean))).toThrow(sentence);
});
