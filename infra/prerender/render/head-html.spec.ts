import { renderHead } from './head-html';

const page = { path: '/tools', title: 'Tools | Landsea', description: 'All of them.', own: [] };
const blocks = (html: string) =>
  [...html.matchAll(/<script type="([^"]+)"[^>]*>(.*?)<\/script>/g)].map(([, type, text = '']) => ({
    type,
    value: JSON.parse(text) as unknown,
  }));

test('the head escapes what a page says, and its data blocks cannot be ended by it', () => {
  const html = renderHead(
    [{ tag: 'meta', key: 'name', name: 'description', value: '"><script>alert(1)</script>' }],
    { ...page, description: '</script><script>alert(2)</script>' },
    { text: '</script>' },
  );
  expect(html).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(html).not.toContain('alert(2)</script>');
  expect(blocks(html).map(({ type }) => type)).toEqual(['application/ld+json', 'application/json']);
  expect(blocks(html).at(-1)?.value).toEqual({ text: '</script>' });
});

test('the structured data names the page, its site and the way to it', () => {
  const [data] = blocks(renderHead([], page, {}));
  expect(data?.value).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': expect.arrayContaining([
      expect.objectContaining({ '@type': 'WebPage', url: '{{origin}}/tools', name: 'Tools' }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ]) as unknown,
  });
});

test('the way to a page leads over the one above it', () => {
  const below = { ...page, path: '/tools/heights', title: 'Heights | Landsea', parent: page };
  const [data] = blocks(renderHead([], below, {}));
  const item = (position: number, name: string, path: string) =>
    expect.objectContaining({ position, name, item: `{{origin}}${path}` }) as unknown;
  expect(data?.value).toMatchObject({
    '@graph': expect.arrayContaining([
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: [
          item(1, 'Landsea', '/'),
          item(2, 'Tools', '/tools'),
          item(3, 'Heights', '/tools/heights'),
        ],
      }),
    ]) as unknown,
  });
});
