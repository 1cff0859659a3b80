import { getSiteConfig } from './site-config';

afterEach(() => {
  delete window.landseaSite;
});

test.each([undefined, null, 'x', []])('nothing is set by %j', (set) => {
  window.landseaSite = set;
  expect(getSiteConfig()).toEqual({ feedbackFormUrl: '/suggestions', social: [], marketingFigures: {} });
});

test('what is set is taken', () => {
  const set = {
    feedbackFormUrl: 'https://forms.example/landsea',
    social: [{ name: 'Instagram', url: 'https://www.instagram.com/landsea' }],
    planningBlog: { name: 'Planning blog', url: 'https://blog.example/' },
    demoVideoUrl: 'https://video.example/embed/1',
    marketingFigures: { families: { figure: '2,400', source: 'Accounts on March 1, 2027' } },
    analyticsScriptUrl: 'https://stats.example/script.js',
  };
  window.landseaSite = set;
  expect(getSiteConfig()).toEqual(set);
});

test.each(['javascript:alert(1)', '//evil.example', 'blog.example'])(
  'an address like %s is not taken',
  (url) => {
    window.landseaSite = { planningBlog: { name: 'Blog', url }, feedbackFormUrl: url };
    expect(getSiteConfig()).toMatchObject({ feedbackFormUrl: '/suggestions' });
    expect(getSiteConfig().planningBlog).toBeUndefined();
  },
);

test('a figure without a source is not shown', () => {
  window.landseaSite = { marketingFigures: { families: { figure: '2,000+' } } };
  expect(getSiteConfig().marketingFigures).toEqual({});
});
