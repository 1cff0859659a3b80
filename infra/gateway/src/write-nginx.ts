import { chmod, writeFile } from 'node:fs/promises';
import { trustedProxiesScript } from './nginx/nginx-client.js';
import { nginxTemplate } from './nginx/nginx.js';

const script = new URL('../trusted-proxies.envsh', import.meta.url);
await writeFile(new URL('../nginx.conf.template', import.meta.url), nginxTemplate());
await writeFile(script, trustedProxiesScript());
await chmod(script, 0o755); // the entry point of the nginx image skips what is not executable
