import { stat } from 'node:fs/promises';
import { demoAccount } from '@landsea/contracts/account';
import { AppName } from '@landsea/contracts/releases';
import { ServiceName } from '@landsea/contracts/messages';
import { Child, runOnce, type ChildSpec, type ChildSurroundings } from './child.js';
import { listCopies, getPort, type CopyName } from './copies.js';
import { makeDatabaseUrl, prepareDatabases } from './postgres/databases.js';
import { root, type LocalSettings } from './env.js';
import { getHomePaths, makeHome } from './home.js';
import * as parts from './parts.js';
import { countPortsFrom, requireFree } from './ports.js';
import {
  endStalePostmaster,
  forgetful,
  makePostgresProcess,
  prepareCluster,
} from './postgres/postgres-cluster.js';
import { findClusterFolder, findPostgresAccount, prepareBinaries } from './postgres/postgres-place.js';
import { openLocalReleases } from './release/local-releases.js';
import { Outages } from './release/outages.js';
import { describeRefusal } from './release/release-sentences.js';
import type { Releases } from './release/releases.js';
import { clearLeftovers, RunFile, findRunning } from './run-file.js';
import { readSecrets, type Secrets } from './secrets.js';
import { requireStripeVariables } from './stripe-variables.js';
import type { Local, PartName, Step } from './local.js';

interface Terminal {
  step: Step;
  say: (line: string) => void;
  signal: AbortSignal;
}

const services = ServiceName.options;

export class Launch implements Local {
  readonly ports;
  readonly origin;
  readonly home;
  readonly demo = { email: demoAccount.email, password: demoAccount.password };
  databaseUrls: Record<ServiceName, string> = { identity: '', trips: '', billing: '' };
  emulator: Local['emulator'];
  readonly mailPage;

  readonly outages: Outages;

  private readonly paths;
  private readonly children = new Map<PartName, Child>();
  private readonly runFile;
  private owned = false;
  private knownReleases: Releases | undefined;

  constructor(
    private readonly settings: LocalSettings,
    private readonly terminal: Terminal,
  ) {
    this.ports = countPortsFrom(settings.portBase);
    this.origin = parts.getOrigin(this.ports);
    this.mailPage = parts.usesMailCatcher(settings.env) ? parts.getMailPage(this.ports) : undefined;
    this.home = settings.home;
    this.paths = getHomePaths(settings.home);
    this.outages = new Outages(this.paths.web);
    this.runFile = new RunFile(this.paths.runFile, this.origin);
  }

  get releases(): Releases {
    if (!this.knownReleases) throw new Error('The product has not been started');
    return this.knownReleases;
  }

  async start(): Promise<void> {
    requireStripeVariables(this.settings.env);
    await this.claimHome();
    const secrets = await readSecrets(this.paths.secrets);
    await this.step('Database', () => this.startDatabases(secrets));
    const plan: parts.LaunchPlan = {
      settings: this.settings,
      ports: this.ports,
      paths: this.paths,
      secrets,
      databaseUrls: this.databaseUrls,
    };
    await this.step('Migrations and front ends', () => this.prepareParts(plan));
    await this.step('Services', () => this.startProcesses(plan));
  }

  pid = (part: PartName): number | undefined => this.child(part).pid;
  kill = (part: PartName, signal: NodeJS.Signals = 'SIGKILL'): void => this.child(part).kill(signal);

  async stopPart(part: PartName): Promise<void> {
    await Promise.all(this.allOf(part).map((each) => this.child(each).stop()));
  }

  async startPart(part: PartName): Promise<void> {
    for (const each of this.allOf(part)) this.child(each).start();
    await Promise.all(this.allOf(part).map((each) => this.untilReady(each)));
  }

  async stop(): Promise<void> {
    const waves: PartName[][] = [
      ['gateway'],
      ['stripe-emulator', 'sign-in', ...this.copies()],
      ['mail-catcher', 'postgres'],
    ];
    for (const wave of waves) await Promise.all(wave.map((part) => this.children.get(part)?.stop()));
    if (this.owned) await this.runFile.remove();
  }

  private async claimHome(): Promise<void> {
    const other = await findRunning(this.paths.runFile);
    if (other) {
      throw new Error(`Landsea already runs on this LANDSEA_HOME: ${other.origin} (process ${other.pid}).`);
    }
    await makeHome(this.home);
    this.knownReleases = await openLocalReleases(this.home, root);
    await clearLeftovers(this.paths.runFile);
    await this.outages.restoreAll();
    await this.endLeftPostgres();
    await requireFree(this.ports, parts.listNeededPorts(this.settings.env));
    await this.runFile.write();
    this.owned = true;
  }

  private async endLeftPostgres(): Promise<void> {
    await endStalePostmaster(await findClusterFolder(this.home, await findPostgresAccount()));
  }

  private async startDatabases(secrets: Secrets): Promise<void> {
    const { env } = this.settings;
    if (parts.listNeededPorts(env).includes('postgres')) await this.startPostgres(secrets);
    for (const service of services) {
      const real = env[`DATABASE_URL_${service.toUpperCase()}`];
      this.databaseUrls[service] = real ?? makeDatabaseUrl(service, this.ports.postgres, secrets);
    }
  }

  private async startPostgres(secrets: Secrets): Promise<void> {
    const account = await findPostgresAccount();
    const folder = await findClusterFolder(this.home, account);
    if (!folder.startsWith(this.home)) {
      this.terminal.say(
        `Postgres cannot run as root, and its account cannot enter ${this.home}: data is in ${folder}`,
      );
    }
    const cluster = { folder, account, binaries: await prepareBinaries(this.home, account) };
    const how = this.settings.throwaway ? forgetful : [];
    await prepareCluster(cluster, secrets.postgresPassword, how);
    this.launch('postgres', makePostgresProcess(cluster, this.ports.postgres, how));
    await prepareDatabases(this.ports.postgres, secrets);
  }

  /** Neither needs the other, and what stands beside the services needs neither: all of it happens at one time. */
  private async prepareParts(plan: parts.LaunchPlan): Promise<void> {
    this.startStandIns(plan);
    const results = await Promise.allSettled([
      ...services.map((service) => this.runOnce(parts.makeMigration(service, plan))),
      ...(this.settings.frontEnds ? [this.releaseAll()] : []),
    ]);
    // A release that is under way ends first: one that is cut off keeps its lock.
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  }

  private async releaseAll(): Promise<void> {
    for (const app of AppName.options) {
      const { withdrawn } = await this.releases.release(app);
      if (withdrawn) this.terminal.say(describeRefusal(app, withdrawn));
    }
    await this.releases.settle();
  }

  private startStandIns(plan: parts.LaunchPlan): void {
    if (parts.usesEmulator(this.settings.env)) {
      this.launch('stripe-emulator', parts.makeEmulatorPart(plan));
      this.emulator = {
        url: `http://127.0.0.1:${this.ports.emulator}`,
        secretKey: plan.secrets.stripeSecretKey,
        webhookSecret: plan.secrets.stripeWebhookSecret,
      };
    }
    if (parts.usesSignInStandIn(this.settings.env)) this.launch('sign-in', parts.makeSignInPart(plan));
    if (this.mailPage) this.launch('mail-catcher', parts.makeMailCatcherPart(plan));
  }

  private async startProcesses(plan: parts.LaunchPlan): Promise<void> {
    for (const copy of this.copies()) this.launch(copy, parts.makeServicePart(copy, plan));
    this.launch('gateway', parts.makeGatewayPart(plan, this.releases.publicKeys));
    await Promise.all([...this.children.keys()].map((part) => this.untilReady(part)));
  }

  private async untilReady(part: PartName): Promise<void> {
    const address = this.readyAddress(part);
    if (address) await this.child(part).ready(address);
  }

  private copies(): CopyName[] {
    return services.flatMap((service) => listCopies(service, this.settings.env));
  }

  private allOf(part: PartName): PartName[] {
    const service = services.find((name) => name === part);
    return service ? listCopies(service, this.settings.env) : [part];
  }

  private readyAddress(part: PartName): string | undefined {
    if (part === 'postgres') return undefined;
    if (part === 'gateway') return `http://127.0.0.1:${this.ports.gateway}/remotes.json`;
    if (part === 'sign-in') return `http://127.0.0.1:${this.ports.signIn}/.well-known/openid-configuration`;
    if (part === 'mail-catcher') return `http://127.0.0.1:${this.ports.mailPage}/healthz`;
    if (part === 'stripe-emulator') return `http://127.0.0.1:${this.ports.emulator}/v1/events`;
    return `http://127.0.0.1:${getPort(part, this.ports)}/health/ready`;
  }

  private launch(part: PartName, spec: ChildSpec): void {
    const child = new Child(spec, this.surroundings());
    this.children.set(part, child);
    child.start();
  }

  private async runOnce(spec: ChildSpec): Promise<void> {
    if (!(await stat(spec.entry).catch(() => undefined))) throw new Error(`${spec.entry} is not built`);
    await runOnce(spec, this.surroundings());
  }

  private surroundings(): ChildSurroundings {
    return {
      logs: this.paths.logs,
      env: this.settings.env,
      onStart: (pid) => void this.runFile.add(pid),
      say: this.terminal.say,
    };
  }

  private step<T>(label: string, work: () => Promise<T>): Promise<T> {
    this.terminal.signal.throwIfAborted();
    return this.terminal.step(label, work);
  }

  private child(part: PartName): Child {
    const child = this.children.get(part);
    if (!child) throw new Error(`${part} is not one of the parts started here`);
    return child;
  }
}
