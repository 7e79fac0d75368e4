import decodeQR from 'qr/decode.js'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { KitScope } from '../../theme/KitScope.js'
import '../../theme/styles.css'
import { QrCode } from './QrCode.js'

let container: HTMLElement
let root: Root

beforeEach(() => {
  container = document.createElement('main')
  document.body.append(container)
  root = createRoot(container)
})

afterEach(() => {
  root.unmount()
  container.remove()
})

async function scan() {
  const code = page.getByRole('img', { name: 'Code' })
  await expect.element(code).toBeVisible()
  const base64 = await code.screenshot({ save: false })
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes]))
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('this browser cannot paint')
  context.drawImage(bitmap, 0, 0)
  return decodeQR(context.getImageData(0, 0, width, height))
}

const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="#7058e2"/></svg>',
)}`
const pairing = `wc:${'7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9'}@2?relay-protocol=irn&symKey=${'587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303'}&expiryTimestamp=1795000000`

describe.each(['dark', 'light'] as const)('QrCode on %s', (theme) => {
  it.each([
    ['an address', '0x71C7656EC7ab88b098defB751B7401B5f6d8976F', undefined],
    ['a pairing', pairing, undefined],
    ['a pairing under a logo', pairing, logo],
  ])('is read by a camera: %s', async (_name, value, picture) => {
    flushSync(() =>
      root.render(
        <KitScope theme={theme}>
          <QrCode value={value} label="Code" logo={picture} />
        </KitScope>,
      ),
    )
    expect(await scan()).toBe(value)
  })
})
