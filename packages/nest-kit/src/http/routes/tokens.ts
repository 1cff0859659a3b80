/** Injects the parsed environment (`KitEnv`, or what the service extended it to). */
export const KIT_ENV = Symbol('landsea:env');

/** Injects the `Clock`. Rules take `now` as an argument; services read it here and nowhere else. */
export const CLOCK = Symbol('landsea:clock');

/** Injects the `ServiceName` of the running service. */
export const SERVICE_NAME = Symbol('landsea:service-name');

export type Clock = () => Date;
