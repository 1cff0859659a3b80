import { precompress } from './precompress.js';

const folder = process.argv[2];
if (!folder) throw new Error('expected the folder of a built front end');
await precompress(folder);
