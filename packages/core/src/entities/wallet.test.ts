import { expect, test } from 'vitest'
import type { WalletImage } from './wallet.js'

test('[R3.8] a wallet image record has image_url and image_id', () => {
  const record: Required<WalletImage> = {
    image_url: 'data:image/png;base64,AA==',
    image_id: 'kite',
  }
  expect(Object.keys(record)).toEqual(['image_url', 'image_id'])
})
