import { type PhoneMemoryPort, parsePhoneMemory } from './PhoneMemory.js'

const key = 'phoneWallet'

/** Keeps the memory in a storage; a blocked one costs only the memory. */
export function createPhoneMemory(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): PhoneMemoryPort {
  return {
    read() {
      try {
        return parsePhoneMemory(JSON.parse(storage.getItem(key) ?? 'null'))
      } catch {
        return parsePhoneMemory(undefined)
      }
    },
    write(memory) {
      try {
        storage.setItem(key, JSON.stringify(memory))
      } catch {
        return
      }
    },
  }
}
