/*
 * What the owner of this site sets: addresses outside the product. Read at each page load; change it here, beside
 * index.html, without a build. Left out, an entry is not shown. The .example addresses are to be replaced.
 */
globalThis.landseaSite = {
  planningBlog: { name: 'Landsea planning blog', url: 'https://blog.landsea.example/' },
  feedbackFormUrl: '/suggestions',
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'Pinterest', url: 'https://www.pinterest.com/' },
    { name: 'YouTube', url: 'https://www.youtube.com/' },
  ],
};
