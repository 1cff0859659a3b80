import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

export function getHomePaths(home: string) {
  return {
    home,
    logs: join(home, 'logs'),
    web: join(home, 'web'),
    gateway: join(home, 'gateway'),
    postgres: join(home, 'postgres'),
    secrets: join(home, 'secrets.json'),
    mail: join(home, 'mail'),
    files: join(home, 'files'),
    emulatorState: join(home, 'stripe-emulator.json'),
    runFile: join(home, 'run.json'),
  };
}

export type HomePaths = ReturnType<typeof getHomePaths>;

export async function makeHome(home: string): Promise<HomePaths> {
  const paths = getHomePaths(home);
  for (const folder of [paths.home, paths.logs, paths.web, paths.gateway, paths.mail, paths.files])
    await mkdir(folder, { recursive: true });
  return paths;
}
