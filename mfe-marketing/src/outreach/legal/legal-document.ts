export interface LegalSection {
  /** Its anchor in the address. */
  id: string;
  title: string;
  /** A paragraph, or a list. */
  blocks: readonly (string | readonly string[])[];
  /** Shows its title alone until it is opened: for the details of a long document. */
  isFolded?: true;
}

export interface LegalDocument {
  title: string;
  lead: string;
  /** The day of the latest change, `YYYY-MM-DD`. */
  updated: string;
  /** What the contact form is preset to from here. */
  about: 'privacy' | 'payment' | 'terms';
  /**
   * `draft` shows a line that says so. Set it to `reviewed` once the operator's lawyer has gone through the text. The text
   * describes what the product does; a change of the product that it no longer fits changes the text, too.
   */
  status: 'draft' | 'reviewed';
  sections: readonly LegalSection[];
}
