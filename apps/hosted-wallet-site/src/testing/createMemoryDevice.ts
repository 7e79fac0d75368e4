import {
  createDevice,
  type Device,
  type InTurn,
} from '../vault/createDevice.js'
import { openVaultStore } from '../vault/openVaultStore.js'
import type { VaultStore } from '../vault/VaultStore.js'

/** Turns within one test. */
export function createTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>()
  return async (name, run) => {
    const next = (last.get(name) ?? Promise.resolve())
      .catch(() => undefined)
      .then(run)
    last.set(name, next)
    return await next
  }
}

/** The record of a device in memory, and the store that a test may break. */
export async function createMemoryDevice(site = 'https://dapp.example') {
  const store = await openVaultStore(undefined)
  const breaks: { isBroken: boolean } = { isBroken: false }
  const breakable: VaultStore = {
    ...store,
    write: async (...parameters) => {
      if (breaks.isBroken) throw new Error('The quota is exceeded.')
      await store.write(...parameters)
    },
  }
  const open = (): Device =>
    createDevice({ site, store: breakable, inTurn: createTurns() })
  return { open, breaks }
}
