import { operator } from '../operator';

export const operatorLines: string[] = [
  operator.legalName
    ? `Landsea is operated by ${operator.legalName}${operator.postalAddress ? `, ${operator.postalAddress}` : ''}.`
    : 'Landsea is operated by the owner of this site.',
  operator.contactEmail
    ? `You can reach us at ${operator.contactEmail} or through the contact page.`
    : 'You can reach us through the contact page.',
  'Landsea is an independent planner. It is not affiliated with any park or cruise operator.',
];
