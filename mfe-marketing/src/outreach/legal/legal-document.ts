export interface LegalSection {
  id: string;
  title: string;
  blocks: readonly (string | readonly string[])[];
  /** Shows its title alone until it is opened: for the details of a long document. */
  isFolded?: true;
}

export interface LegalDocument {
  title: string;
  lead: string;
  updated: string;
  /** The contact form's topic for links from here. */
  about: 'privacy' | 'payment' | 'terms';
  /**
   * `draft` shows a line that says so. Set it to `reviewed` after the operator's lawyer has read the text.
   * The text describes the product, so a change of the product may change it.
   */
  status: 'draft' | 'reviewed';
  sections: readonly LegalSection[];
}
