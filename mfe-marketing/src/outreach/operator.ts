interface Operator {
  /** Who runs this site, with the postal address that the law asks for. Empty until an operator fills it in. */
  legalName: string;
  postalAddress: string;
  /** Shown beside the contact form, and instead of it where scripts are off. Empty shows none. */
  contactEmail: string;
}

/** What the operator of a Landsea site fills in before they publish it. */
export const operator: Operator = {
  legalName: '',
  postalAddress: '',
  contactEmail: '',
};
