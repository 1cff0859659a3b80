/** What the owner of the site sets: addresses outside the product. Nothing of them loads before a visitor asks. */
export interface SiteConfig {
  /** Opens in a new tab from the footer's feedback card. */
  feedbackFormUrl: string;
  social: readonly { name: string; url: string }[];
  /** An embeddable video page; without one the product's own walk-through plays. Its origin belongs in frame-src. */
  demoVideoUrl: string | undefined;
}

export const siteConfig: SiteConfig = {
  feedbackFormUrl: '/suggestions',
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'Pinterest', url: 'https://www.pinterest.com/' },
    { name: 'YouTube', url: 'https://www.youtube.com/' },
  ],
  demoVideoUrl: undefined,
};
