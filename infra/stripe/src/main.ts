import { readEnv, type EmulatorEnv } from './env.js';
import { startEmulator } from './start-emulator.js';

function exitWith(message: string): never {
  console.error(`stripe emulator: ${message}`);
  process.exit(1);
}

function envOrExit(): EmulatorEnv {
  try {
    return readEnv();
  } catch (error) {
    exitWith(`bad configuration\n${error instanceof Error ? error.message : String(error)}`);
  }
}

const env = envOrExit();
const emulator = await startEmulator({
  port: env.PORT,
  host: env.HOST,
  secretKey: env.SECRET_KEY,
  webhookSecret: env.WEBHOOK_SECRET,
  priceTrip: env.PRICE_TRIP,
  pricePro: env.PRICE_PRO,
  priceAgent: env.PRICE_AGENT,
  ...(env.PUBLIC_BASE && { publicBase: env.PUBLIC_BASE }),
  ...(env.WEBHOOK_URL && { webhookUrl: env.WEBHOOK_URL }),
  ...(env.DATA_FILE && { dataFile: env.DATA_FILE }),
}).catch((error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE')
    exitWith(`port ${env.PORT} is in use; stop what listens there or set PORT`);
  exitWith(error.message);
});
console.log(`stripe emulator: listening on ${emulator.url}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void emulator.close().then(() => process.exit(0)));
}
