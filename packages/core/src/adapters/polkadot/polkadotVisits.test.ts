import { hexToU8a, u8aWrapBytes } from '@polkadot/util'
import {
  cryptoWaitReady,
  encodeAddress,
  signatureVerify,
} from '@polkadot/util-crypto'
import { beforeAll, expect, it } from 'vitest'
import type { PolkadotProvider } from '../../ports/PolkadotProvider.js'
import { checkVisits } from '../../testing/checkVisits.js'
import { fakePolkadotWallet } from '../../testing/polkadot/fakePolkadotWallet.js'
import { polkadotNetworks } from '../../testing/polkadot/polkadotNetworks.js'
import { polkadotKeys } from '../../testing/polkadot/setUpPolkadot.js'
import { polkadot } from './polkadotAdapter.js'

const data = '0x4869'

beforeAll(async () => {
  await cryptoWaitReady()
})

it('[R1.8] whatever happens: the right address, the right signer, no prompt without a click', async () => {
  await checkVisits<PolkadotProvider>({
    adapter: () => polkadot(),
    connectorId: 'polkadot-js',
    networks: polkadotNetworks,
    keyCount: polkadotKeys.length,
    createWallet: () => fakePolkadotWallet({ keys: polkadotKeys }),
    async expectSigner({ address, keyIndex, network, provider }) {
      const { accountId = new Uint8Array() } = polkadotKeys[keyIndex] ?? {}
      expect(address).toBe(encodeAddress(accountId, network?.ss58Prefix ?? 42))
      const signature = await provider.signRaw({ data })
      const signed = u8aWrapBytes(hexToU8a(data))
      expect(signatureVerify(signed, signature, address).isValid).toBe(true)
    },
  })
})
