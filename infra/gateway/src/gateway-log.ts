import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';

/** One JSON object a line, in the format of the services: `level, time, service, requestId, message, …`. */
export const createGatewayLog = (destination: DestinationStream = process.stdout): Logger =>
  pino(
    {
      base: { service: 'gateway' },
      messageKey: 'message',
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (name) => ({ level: name }) },
    },
    destination,
  );
