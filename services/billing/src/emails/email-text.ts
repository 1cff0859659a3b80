/** What an email says, but for its greeting. */
export interface EmailText {
  /** Seen on lock screens. */
  subject: string;
  heading: string;
  paragraphs: string[];
  facts?: { label: string; value: string }[];
  /** `path` is a page of ours, such as `/billing`. */
  action?: { label: string; path: string };
  footnote?: string;
  /** The same without what people typed, for an address that nobody has verified; left out where nothing was typed. */
  unnamed?: EmailText;
}
