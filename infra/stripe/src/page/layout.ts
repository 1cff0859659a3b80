import { html, type Html } from './html.js';
import { pageStyle } from './page-style.js';

export function renderLayout(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Test payment</title>
        <style>
          ${pageStyle}
        </style>
      </head>
      <body>
        <header class="test">
          <p>
            <strong>Test page.</strong> This stands in for the real payment page. No money moves; do not enter
            a real card.
          </p>
        </header>
        <main class="page">${body}</main>
      </body>
    </html> `.text;
}

export function renderMessagePage(o: {
  title: string;
  text: string;
  link?: { to: string; label: string } | undefined;
}): string {
  const link = o.link ? html`<a class="button primary" href="${o.link.to}">${o.link.label}</a>` : null;
  return renderLayout(
    o.title,
    html`<section class="card message">
      <h1>${o.title}</h1>
      <p>${o.text}</p>
      ${link}
    </section>`,
  );
}
