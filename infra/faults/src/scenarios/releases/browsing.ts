import type { Browser, Page } from '@playwright/test';

const paths = ['/pricing', '/family', '/resorts', '/', '/contact', '/planning-guide'];
const patience = 20_000;
const pauseMs = 60;

/** Scripts, styles, preloads and pictures of the front ends that a page names. */
const filesIn = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/(?:remotes|assets|static)\/[^"]+)"/g)].map(([, path = '']) => path);

/** Two readers: one in a browser, by links and by address, and one who takes each document apart. */
export class Browsing {
  readonly broken: string[] = [];
  opened = 0;
  fetched = 0;
  private isOver = false;
  private readonly known = new Set<string>();

  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
  ) {}

  async start(): Promise<void> {
    await Promise.all([this.readInBrowser(), this.readDocuments()]);
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.pause();
  }

  pause(): Promise<void> {
    return new Promise((done) => setTimeout(done, pauseMs));
  }

  private pathAt(index: number): string {
    return paths[index % paths.length] ?? '/';
  }

  private async readInBrowser(): Promise<void> {
    const page = await this.browser.newPage();
    page.on('pageerror', (error) => this.broken.push(`${page.url()}: ${error.message}`));
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.status() >= 400 && !pathname.startsWith('/api/'))
        this.broken.push(`${response.status()} ${pathname}`);
    });
    for (let index = 0; !this.isOver; index += 1) {
      const path = this.pathAt(index);
      await (index % 2 === 0 ? page.goto(this.origin + path) : this.follow(page, path));
      await this.expectPage(page, path);
    }
    await page.close();
  }

  /** By the link that the footer has, else by address. */
  private async follow(page: Page, path: string): Promise<void> {
    const link = page.getByRole('contentinfo').locator(`a[href="${path}"]`).first();
    if ((await link.count()) === 0) await page.goto(this.origin + path);
    else await link.click({ timeout: patience });
  }

  private async expectPage(page: Page, path: string): Promise<void> {
    try {
      await page.waitForURL(this.origin + path, { timeout: patience });
      await page.locator('h1').waitFor({ timeout: patience });
      const heading = await page.locator('h1').innerText();
      if (/404|went wrong|did not load/i.test(heading)) this.broken.push(`${path} shows “${heading}”`);
      this.opened += 1;
    } catch (error) {
      this.broken.push(`${path} was not shown: ${String(error).split('\n')[0] ?? ''}`);
    }
  }

  private async readDocuments(): Promise<void> {
    for (let index = 0; !this.isOver; index += 1) {
      const path = this.pathAt(index);
      const answer = await fetch(this.origin + path);
      if (answer.status !== 200) this.broken.push(`${answer.status} ${path}`);
      for (const file of filesIn(await answer.text())) await this.expectFile(file);
      this.fetched += 1;
    }
  }

  /** Files never change under one address: each is fetched once. */
  private async expectFile(file: string): Promise<void> {
    if (this.known.has(file)) return;
    this.known.add(file);
    const answer = await fetch(this.origin + file);
    await answer.arrayBuffer();
    if (answer.status !== 200) this.broken.push(`${answer.status} ${file}`);
  }
}
