import { expect, it } from 'vitest'
import { storageSchemas } from '../../../storage/keys.js'
import { choicesKey, identityKey, sessionsKey } from './storageKeys.js'

/**
 * What `@walletconnect/keyvaluestorage` takes out of the page's storage when
 * it starts for the first time: it holds those keys for its own of old.
 */
const taken = ['wc@', 'walletconnect', 'wc_', 'wallet_connect']

it.each([
  sessionsKey,
  identityKey,
  choicesKey,
  ...Object.keys(storageSchemas).map((name) => `hasp.${name}`),
])('%s stays when a site uses WalletConnect’s own libraries, too', (key) => {
  expect(taken.filter((part) => key.toLowerCase().includes(part))).toEqual([])
})
