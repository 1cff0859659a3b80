import type { Client } from '@landsea/contracts/agents';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The clients whose name or email holds each word of `query`, accents and case aside. */
export const searchClients = (clients: Client[], query: string): Client[] => {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return clients.filter((client) => {
    const text = plain(`${client.firstName} ${client.lastName} ${client.email}`);
    return words.every((word) => text.includes(word));
  });
};
