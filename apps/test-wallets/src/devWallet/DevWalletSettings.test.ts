import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDevWalletSettings } from './createDevWalletSettings.js'
import {
  defaultDevWalletSettings,
  parseDevWalletSettings,
} from './DevWalletSettings.js'

function memoryStorage(text: string | null = null) {
  let held = text
  return {
    getItem: () => held,
    setItem: (_: string, value: string) => {
      held = value
    },
  }
}

describe('settings of the dev wallet', () => {
  it('is off unless the address or this tab says otherwise', () => {
    const storage = memoryStorage()
    const settings = { storage, search: '?theme=dark', isReload: false }
    expect(createDevWalletSettings(settings).get().isEnabled).toBe(false)
    createDevWalletSettings(settings).change({ isEnabled: true })
    expect(createDevWalletSettings(settings).get().isEnabled).toBe(true)
  })

  it('reads every option of the address and drops unknown faults', () => {
    const store = createDevWalletSettings({
      storage: memoryStorage(),
      search:
        '?devWallet=1&devWalletFault=late,locked,x&devWalletApprove=auto&devWalletOnce=1&devWalletLateSeconds=2.5',
      isReload: false,
    })
    expect(store.get()).toEqual({
      isEnabled: true,
      isSelfApproving: true,
      faults: ['late', 'locked'],
      isFaultOnce: true,
      lateSeconds: 2.5,
    })
  })

  it('keeps a changed switch over a reload of the same address', () => {
    const storage = memoryStorage()
    const search = '?devWallet=1&devWalletFault=reject'
    createDevWalletSettings({ storage, search, isReload: false }).change({
      faults: [],
    })
    const reloaded = createDevWalletSettings({
      storage,
      search,
      isReload: true,
    })
    expect(reloaded.get().faults).toEqual([])
    const opened = createDevWalletSettings({ storage, search, isReload: false })
    expect(opened.get().faults).toEqual(['reject'])
  })

  it('works for the visit when storage is blocked', () => {
    const blocked = () => {
      throw new Error('blocked')
    }
    const settings = createDevWalletSettings({
      storage: { getItem: blocked, setItem: blocked },
      search: '',
      isReload: false,
    })
    settings.change({ isEnabled: true })
    expect(settings.get().isEnabled).toBe(true)
  })

  it('turns any stored garbage into usable settings', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { faults, lateSeconds } = parseDevWalletSettings(value)
        expect(Array.isArray(faults)).toBe(true)
        expect(lateSeconds).toBeGreaterThanOrEqual(0)
      }),
    )
    expect(
      createDevWalletSettings({
        storage: memoryStorage('{'),
        search: '',
        isReload: true,
      }).get(),
    ).toEqual(defaultDevWalletSettings)
  })
})
