interface Operator {
  /** The law asks for the name and the postal address. Empty until an operator fills it in. */
  legalName: string;
  postalAddress: string;
  /** Shown beside the contact form, and instead of it without scripts. Empty shows none. */
  contactEmail: string;
}

/** Operators fill this in before they publish their site. */
export const operator: Operator = {
  legalName: '',
  postalAddress: '',
  contactEmail: '',
};
