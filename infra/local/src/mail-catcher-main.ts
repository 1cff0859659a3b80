import dns from 'node:dns';
import { createRequire } from 'node:module';

// Maildev asks a name server who connects, and that question would leave the machine. It is this machine.
dns.reverse = (_address, answer) => process.nextTick(answer, null, ['localhost']);

createRequire(import.meta.url)('maildev/bin/maildev');
