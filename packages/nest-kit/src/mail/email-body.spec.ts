import { makeEmailBody } from './email-body.js';

const content = {
  heading: 'Reset your password',
  paragraphs: ['Hello <Ada> & "friends",', 'Here is a link.'],
  action: { label: 'Choose a new password', url: 'https://landsea.example/reset?a=1&b=2' },
  footnote: 'Not you? Do nothing.',
};

describe('email', () => {
  it('says the same in plain text, the address in full', () => {
    expect(makeEmailBody(content).text).toBe(
      'Reset your password\n\nHello <Ada> & "friends",\n\nHere is a link.\n\n' +
        'Choose a new password:\nhttps://landsea.example/reset?a=1&b=2\n\nNot you? Do nothing.\n\nLandsea\n',
    );
  });

  it('shows what people wrote as text, never as markup', () => {
    const { html } = makeEmailBody(content);
    expect(html).toContain('Hello &lt;Ada&gt; &amp; &quot;friends&quot;,');
    expect(html).not.toContain('<Ada>');
  });

  it('has a language, one heading, a link with a name, and loads nothing', () => {
    const { html } = makeEmailBody(content);
    expect(html).toContain('<html lang="en">');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(
      /<a href="https:\/\/landsea\.example\/reset\?a=1&amp;b=2"[^>]*>Choose a new password<\/a>/,
    );
    expect(html).not.toMatch(/<img|<script|url\(|@import|src=/);
  });

  it('lists what one looks for later, in both', () => {
    const { text, html } = makeEmailBody({ ...content, facts: [{ label: 'Paid', value: '<$39.00>' }] });
    expect(text).toContain('Here is a link.\n\nPaid: <$39.00>\n\nChoose');
    expect(html).toMatch(/<td[^>]*>Paid<\/td><td[^>]*>&lt;\$39\.00&gt;<\/td>/);
  });

  it('begins with the words of a person, line by line, and quotes what came before', () => {
    const { text, html } = makeEmailBody({
      heading: 'A message',
      hidesHeading: true,
      paragraphs: ['Booked:\n’Ohana, 5:40 PM'],
      quote: { intro: 'Grace wrote:', text: 'Which tables\ndid we get?' },
      footnote: 'Just reply.',
    });
    expect(text).toBe(
      'Booked:\n’Ohana, 5:40 PM\n\nGrace wrote:\n> Which tables\n> did we get?\n\nJust reply.\n\nLandsea\n',
    );
    expect(html).toContain('Booked:<br>’Ohana, 5:40 PM');
    expect(html).toContain('Which tables<br>did we get?</blockquote>');
    expect(html).not.toContain('<h1');
  });

  it('ends with where these emails stop, by name in HTML and with its address in plain text', () => {
    const footnoteLink = { label: 'Stop these emails', url: 'https://landsea.example/stop?a=1&b=2' };
    const { text, html } = makeEmailBody({ ...content, footnoteLink });
    expect(text).toContain('Not you? Do nothing. Stop these emails: https://landsea.example/stop?a=1&b=2');
    expect(html).toMatch(
      /Do nothing\. <a class="link" href="https:\/\/landsea\.example\/stop\?a=1&amp;b=2"[^>]*>Stop these emails<\/a><\/p>/,
    );
  });

  it('leaves out what there is none of', () => {
    const { text, html } = makeEmailBody({ heading: 'Done', paragraphs: ['It is done.'] });
    expect(text).toBe('Done\n\nIt is done.\n\nLandsea\n');
    expect(html).not.toContain('<a ');
  });

  const brand = {
    name: 'Magic Miles <Travel>',
    logo: '/api/v1/brand-pictures/1',
    photo: null,
    colors: {
      light: { main: '#8a1538', deep: '#650020', soft: '#ffeef0', on: '#ffffff' },
      dark: { main: '#e7799b', deep: '#ff9bbd', soft: '#3a1a24', on: '#08202a' },
    },
    agentName: 'Dana Whitlock',
    phone: '(407) 555-0100',
    hours: null,
    signature: null,
    replyTo: null,
    legalLines: ['Fla. Seller of Travel Ref. No. ST12345'],
    poweredBy: false,
    origin: 'https://trips.example',
  };

  it('of an agent has their logo, color, lines and numbers, and no word of the product', () => {
    const { text, html } = makeEmailBody({ heading: 'Done', paragraphs: ['It is done.'], brand });
    expect(text).toBe(
      'Done\n\nIt is done.\n\nDana Whitlock\nMagic Miles <Travel>\n(407) 555-0100\n\nFla. Seller of Travel Ref. No. ST12345\n',
    );
    expect(html).toContain(
      '<img src="https://trips.example/api/v1/brand-pictures/1" alt="Magic Miles &lt;Travel&gt;"',
    );
    expect(html).toContain('color:#8a1538');
    expect(html).toContain('.link { color: #e7799b !important }');
    expect(text + html).not.toMatch(/landsea|#0f6e7c/i);
  });

  it('of an agent names the product at the end where they let it', () => {
    const { text, html } = makeEmailBody({
      ...content,
      brand: { ...brand, logo: null, signature: 'Dana\nYour planner', poweredBy: true },
    });
    expect(text).toContain(
      'Dana\nYour planner\n(407) 555-0100\n\nFla. Seller of Travel Ref. No. ST12345\nSent with Landsea\n',
    );
    expect(html).toContain('Magic Miles &lt;Travel&gt;</p>');
    expect(html).toContain('background-color:#8a1538;color:#ffffff');
  });
});
