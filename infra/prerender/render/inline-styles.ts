import { createHash } from 'node:crypto';

/**
 * Style attributes become rules of one sheet: the content security policy ignores the attributes. What a script sets
 * later wins over such a rule.
 */
export class InlineStyles {
  private readonly rules = new Map<string, string>();

  /** The same HTML without style attributes, and whether it had any. */
  moveOut(html: string): { html: string; hasStyles: boolean } {
    let hasStyles = false;
    const moved = html.replaceAll(/ style="([^"]*)"/g, (_, declarations: string) => {
      hasStyles = true;
      const name = createHash('sha256').update(declarations).digest('hex').slice(0, 8);
      this.rules.set(name, declarations.replaceAll('&quot;', '"').replaceAll('&#x27;', "'"));
      return ` data-style="${name}"`;
    });
    return { html: moved, hasStyles };
  }

  sheet(): string {
    return [...this.rules].map(([name, rule]) => `[data-style="${name}"]{${rule}}`).join('\n');
  }
}
