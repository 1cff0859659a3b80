import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';

export interface CaughtEmail {
  subject: string;
  text: string;
  to: { address: string }[];
  replyTo?: { address: string }[];
}

/** Runs in the page of the catcher; the address of an email there is `#/email/<id>`. */
const script = `
const box = document.createElement('form');
box.hidden = true;
box.style = 'position:fixed;right:16px;bottom:16px;z-index:9;width:340px;padding:12px;border-radius:8px;background:#fff;color:#222;box-shadow:0 2px 12px #0006;font:14px sans-serif';
box.innerHTML = '<label>Reply as <b></b><textarea rows="3" required style="display:block;width:100%;margin:8px 0;box-sizing:border-box"></textarea></label><button>Send</button> <span role="status"></span>';
document.body.append(box);
const [who, words, said] = ['b', 'textarea', 'span'].map((name) => box.querySelector(name));
const shownId = () => /^#[/]email[/]([\\w-]+)/.exec(location.hash)?.[1];
const follow = async () => {
  const id = shownId();
  const email = id && (await (await fetch('email/' + id)).json());
  box.hidden = !email?.replyTo;
  who.textContent = email?.to?.[0]?.address ?? '';
  said.textContent = '';
};
box.addEventListener('submit', async (event) => {
  event.preventDefault();
  const answer = await fetch('email/' + shownId() + '/reply', { method: 'POST', body: words.value });
  said.textContent = answer.ok ? 'Sent.' : await answer.text();
  if (answer.ok) words.value = '';
});
addEventListener('hashchange', follow);
follow();
`;

/** Sends an answer by SMTP as the person who got the email, with what it said as a quote. */
async function reply(
  { subject, text: quoted, to, replyTo }: CaughtEmail,
  words: string,
  port: number,
): Promise<void> {
  await createTransport({ host: '127.0.0.1', port }).sendMail({
    from: to[0]?.address,
    to: replyTo?.[0]?.address,
    subject: `Re: ${subject}`,
    text: `${words}\n\nOn ${new Date().toUTCString()}, Landsea wrote:\n\n${quoted.replaceAll(/^/gm, '> ')}`,
  });
}

/** Adds a box to the page of the mail catcher that answers the email shown there, where it has an address for answers. */
export function serveReplyBox(
  server: Server,
  page: string,
  find: (id: string) => Promise<CaughtEmail | undefined>,
  smtpPort: number,
): void {
  const others = server.listeners('request');
  const html = readFileSync(page, 'utf8').replace('</body>', '<script src="reply-box.js"></script></body>');
  const answer = async (request: IncomingMessage, id: string): Promise<[number, string]> => {
    const email = await find(id);
    if (!email?.replyTo) return [404, 'This email has no address for answers.'];
    return reply(email, await text(request), smtpPort).then(
      () => [200, ''],
      (error: unknown) => [502, String(error)],
    );
  };
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '' } = request;
    const [, id] = /^\/email\/([\w-]+)\/reply$/.exec(url) ?? [];
    const end = (status: number, type: string, body: string) =>
      void response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body);
    if (method === 'GET' && url === '/') return end(200, 'text/html', html);
    if (method === 'GET' && url === '/reply-box.js') return end(200, 'text/javascript', script);
    if (method === 'POST' && id)
      return void answer(request, id).then(([status, words]) => end(status, 'text/plain', words));
    for (const listener of others) listener.call(server, request, response);
  });
}
