import type { Kit } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import { redact, type Shown } from './redact.js'

/** What is kept on the device under one key. */
export type StoredEntry = { readonly key: string; readonly value: Shown }

/**
 * What the kit has stored. What is under a key that is none of its plain ones,
 * such as the keys of a WalletConnect session, is told by its length only.
 * @returns nothing for a storage that cannot be listed
 */
export function readStored(kit: Kit): readonly StoredEntry[] {
  const { environment, storage } = kit[internals]
  const store = environment.keyValueStore
  if (!store || !('length' in store && 'key' in store)) return []
  return Object.keys(store)
    .filter((key) => key.startsWith('hasp.') || storage.nameOf(key))
    .sort()
    .map((key) => {
      const text = store.getItem(key) ?? ''
      const isPlain = storage.nameOf(key) !== undefined
      return { key, value: isPlain ? parse(text) : hide(text) }
    })
}

function parse(text: string): Shown {
  try {
    return redact(JSON.parse(text))
  } catch {
    return redact(text)
  }
}

function hide(text: string): string {
  return `‹${text.length} characters›`
}
