import type { Variable } from '@hasp/service-frame/operator'

/** Holds all of the configuration, as a file would. */
export const wholeVariable = 'HASP_CONFIGURATION'

/**
 * What the environment may set over it: what is another on each machine, and the
 * addresses that hold passwords.
 */
export const environmentVariables: Readonly<Record<string, Variable>> = {
  // Another database has other replicas, and is no folder.
  DATABASE_URL: { place: ['database'], read: (url) => ({ url }) },
  DATABASE_REPLICA_URLS: {
    place: ['database', 'replicaUrls'],
    read: (text) => text.split(/\s+/).filter(Boolean),
  },
  REDIS_URL: { place: ['redis', 'url'] },
  HASP_HOST: { place: ['listen', 'host'] },
  PORT: {
    place: ['listen', 'port'],
    read: (text) => (/^\d+$/.test(text) ? Number(text) : text),
  },
  HASP_PUBLIC_URL: { place: ['publicUrl'] },
  HASP_ROLE: { place: ['role'] },
}
