import {
  type DevWalletMemory,
  type DevWalletMemoryPort,
  parseDevWalletMemory,
} from './DevWalletMemory.js'

/** A wallet's memory in the page's `localStorage`, shared by its tabs. */
export function createDevWalletMemory(
  window: Window,
  walletId: string,
): DevWalletMemoryPort {
  const storageKey = `${walletId}.memory`
  const { localStorage: storage } = window
  return {
    read: () => parseStored(storage.getItem(storageKey)),
    write: (memory: DevWalletMemory) =>
      storage.setItem(storageKey, JSON.stringify(memory)),
    subscribe(listener, signal) {
      window.addEventListener(
        'storage',
        (event) => {
          if (event.key === storageKey || event.key === null) listener()
        },
        { signal },
      )
    },
  }
}

function parseStored(text: string | null): DevWalletMemory {
  try {
    return parseDevWalletMemory(text === null ? undefined : JSON.parse(text))
  } catch {
    return parseDevWalletMemory(undefined)
  }
}
