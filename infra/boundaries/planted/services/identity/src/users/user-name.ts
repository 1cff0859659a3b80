import type { User } from './user.js';

export type UserName = string;

export const nameOf = ({ name }: User): UserName => name;
