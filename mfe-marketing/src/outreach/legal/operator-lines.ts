import { operator } from '../operator';

/** Who runs the site, in each of the legal texts. */
export const operatorLines: string[] = [
  operator.legalName
    ? `Landsea is operated by ${operator.legalName}${operator.postalAddress ? `, ${operator.postalAddress}` : ''}.`
    : 'Landsea is operated by the owner of this site.',
  operator.contactEmail
    ? `You reach us at ${operator.contactEmail} or by the contact page.`
    : 'You reach us by the contact page.',
  'Landsea is an independent planner. It is not affiliated with any park or cruise operator.',
];
