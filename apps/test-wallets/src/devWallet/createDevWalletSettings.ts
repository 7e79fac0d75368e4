import { type ObservableValue, observableValue } from '../observableValue.js'
import {
  type DevWalletSettings,
  parseDevWalletSettings,
  readDevWalletAddress,
} from './DevWalletSettings.js'

const storageKey = 'devWallet.settings'

export type DevWalletSettingsStore = ObservableValue<DevWalletSettings> & {
  change(patch: Partial<DevWalletSettings>): void
}

/**
 * The switches of the dev wallet. The address decides when a page is opened;
 * on a reload the switches of this tab stay as they were left.
 * @example
 * const settings = createDevWalletSettings({
 *   storage: sessionStorage,
 *   search: location.search,
 *   isReload: false,
 * })
 */
export function createDevWalletSettings(parameters: {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  search: string
  isReload: boolean
}): DevWalletSettingsStore {
  const stored = readStored(parameters.storage)
  const address = readDevWalletAddress(parameters.search)
  const initial =
    parameters.isReload && stored !== undefined ? stored : (address ?? stored)
  const value = observableValue(parseDevWalletSettings(initial))
  const save = () => write(parameters.storage, value.get())
  save()
  return {
    get: value.get,
    subscribe: value.subscribe,
    change(patch) {
      value.set({ ...value.get(), ...patch })
      save()
    },
  }
}

function readStored(
  storage: Pick<Storage, 'getItem'>,
): DevWalletSettings | undefined {
  try {
    const text = storage.getItem(storageKey)
    return text === null ? undefined : parseDevWalletSettings(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** A blocked storage costs only the memory of the next reload. */
function write(
  storage: Pick<Storage, 'setItem'>,
  settings: DevWalletSettings,
): void {
  try {
    storage.setItem(storageKey, JSON.stringify(settings))
  } catch {
    return
  }
}
