import { writeFile } from 'node:fs/promises';
import { nginxTemplate } from './nginx.js';

await writeFile(new URL('../nginx.conf.template', import.meta.url), nginxTemplate());
