import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../src/env.js';

interface AlertRule {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const { groups } = parse(read('infra/alerts/landsea.rules.yml')) as { groups: { rules: AlertRule[] }[] };
const rules = groups.flatMap((group) => group.rules);

/** Prometheus and prom-client add these to each process. */
const OTHERS = ['up', 'process_start_time_seconds'];
const functions =
  'sum by max min abs rate increase histogram_quantile time and or unless offset le for'.split(' ');

function listMetrics(): Set<string> {
  const files = execFileSync('git', ['grep', '-l', "from 'prom-client'", '--', '*.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  const names = files
    .trim()
    .split('\n')
    .flatMap((path) => [...read(path).matchAll(/\bname: '([a-z_]+)'/g)].map(([, name = '']) => name));
  const histograms = names.flatMap((name) => [`${name}_bucket`, `${name}_count`, `${name}_sum`]);
  return new Set([...names, ...histograms, ...OTHERS]);
}

/** Names of an expression outside of texts, durations and the labels in braces or after `by`; and those within `__name__`. */
function listNames(expr: string): string[] {
  const named = [...expr.matchAll(/__name__=~"([^"]+)"/g)].flatMap(([, names = '']) => names.split('|'));
  const rest = expr.replaceAll(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)|\b\d+[smh]?\b/g, ' ');
  return [...named, ...(rest.match(/[a-z_]+/g) ?? []).filter((word) => !functions.includes(word))];
}

it('there are at most fifteen alerts, each with its own name, a severity and a summary', () => {
  expect(rules.length).toBeGreaterThan(10);
  expect(rules.length).toBeLessThanOrEqual(15);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { alert, labels, annotations } of rules) {
    expect([alert, labels.severity]).toEqual([alert, expect.stringMatching(/^(page|ticket)$/)]);
    expect([alert, annotations.summary]).toEqual([alert, expect.stringMatching(/\w/)]);
  }
});

it.each(rules.map(({ alert, expr }) => [alert, expr]))('%s asks for metrics that exist', (_alert, expr) => {
  const known = listMetrics();
  const names = listNames(expr);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  const opened = (expr.match(/[([{]/g) ?? []).length;
  expect((expr.match(/[)\]}]/g) ?? []).length).toBe(opened);
});

it('each alert leads to a section of the runbook', () => {
  const headings = new Set([...read('docs/runbook.md').matchAll(/^## (.+)$/gm)].map(([, text]) => text));
  const lost = rules.filter(({ annotations }) => !headings.has(annotations.runbook));
  expect(lost.map(({ alert, annotations }) => `${alert}: ${annotations.runbook}`)).toEqual([]);
});
