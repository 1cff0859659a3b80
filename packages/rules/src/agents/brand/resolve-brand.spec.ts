import { resolveBrand, type BrandValues } from './resolve-brand.js';

const nothing: BrandValues = {
  name: null,
  color: null,
  logoId: null,
  photoId: null,
  agentName: null,
  phone: null,
  hours: null,
  signature: null,
  replyTo: null,
  legalLines: null,
  poweredBy: null,
};
const agency: BrandValues = {
  ...nothing,
  name: 'Magic Miles Travel',
  color: '#8a1538',
  logoId: 'd9a1f1a4-7e1e-4b5c-8f0a-000000000001',
  phone: '(407) 555-0100',
  legalLines: 'Fla. Seller of Travel Ref. No. ST12345\n\n CST 2101234-50 ',
  poweredBy: false,
};

it('is nothing until somebody saves something', () => {
  expect(resolveBrand({ agencyName: 'Magic Miles', agency: null, own: null })).toBeUndefined();
  expect(resolveBrand({ agencyName: null, agency: null, own: nothing })).toBeUndefined();
});

it('takes each value of the agent over the agency’s, and false for a value', () => {
  const own = { ...nothing, agentName: 'Dana Whitlock', phone: '(321) 555-0199', poweredBy: true };
  const brand = resolveBrand({ agencyName: 'Magic Miles', agency, own });
  expect(brand).toMatchObject({
    name: 'Magic Miles Travel',
    agentName: 'Dana Whitlock',
    phone: '(321) 555-0199',
    logo: '/api/v1/brand-pictures/d9a1f1a4-7e1e-4b5c-8f0a-000000000001',
    poweredBy: true,
    legalLines: ['Fla. Seller of Travel Ref. No. ST12345', 'CST 2101234-50'],
  });
  expect(resolveBrand({ agencyName: null, agency, own: { ...own, poweredBy: null } })?.poweredBy).toBe(false);
});

it('is called as the agency, and an agent who works alone as themselves', () => {
  expect(resolveBrand({ agencyName: 'Magic Miles', agency: nothing, own: null })?.name).toBe('Magic Miles');
  const own = { ...nothing, agentName: 'Dana Whitlock' };
  expect(resolveBrand({ agencyName: null, agency: null, own })).toMatchObject({
    name: 'Dana Whitlock',
    colors: null,
    poweredBy: true,
  });
});
