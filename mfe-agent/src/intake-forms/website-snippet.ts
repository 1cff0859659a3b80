const escape = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

/** A link that looks like a button; no script, so that every website takes it. */
export const makeSnippet = (url: string, title: string): string =>
  `<a href="${escape(url)}" style="display:inline-block;padding:14px 24px;border-radius:999px;background:#0f6e7c;color:#ffffff;font:600 17px/1.3 sans-serif;text-decoration:none">${escape(title)}</a>`;
