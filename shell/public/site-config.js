/*
 * Settings of the owner of this site: addresses outside the product. Read at each page load; change it here, beside
 * index.html, without a build. What is left out is not shown. For example:
 *   planningBlog: { name: 'Planning blog', url: 'https://blog.your-site.com/' },
 *   social: [{ name: 'Instagram', url: 'https://www.instagram.com/your-account/' }],
 *   marketingFigures: { families: { figure: '2,400', source: 'Accounts on March 1, 2027' } },
 *   analyticsScriptUrl: 'https://stats.your-site.com/script.js', loaded only after a visitor agreed; set the gateway's
 *     ANALYTICS_ORIGIN to its origin, too.
 */
globalThis.landseaSite = {
  feedbackFormUrl: '/suggestions',
};
