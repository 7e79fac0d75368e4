import { afterEach, beforeEach, expect, test } from 'vitest'
import { phoneSession } from '../../../testing/walletConnect/fakePhoneClient.js'
import { setUpPhone } from '../../../testing/walletConnect/setUpPhone.js'

const drawn: HTMLImageElement[] = []
// The files of the test itself may fill what a page remembers.
beforeEach(() => performance.clearResourceTimings())
afterEach(() => {
  for (const image of drawn.splice(0)) image.remove()
})

function draw(source: string | undefined) {
  if (source === undefined) return
  const image = new Image(72, 72)
  image.src = source
  drawn.push(image)
  document.body.append(image)
}

const asked = (host: string) =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes(host)).length

test('no host that a phone names is asked for its picture', async () => {
  const icons = [
    'https://stranger.invalid/icon.png?site=tide',
    '//stranger.invalid/icon.png',
    ' https://stranger.invalid/a.svg',
    `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"><image href="https://stranger.invalid/i.png" width="9" height="9"/></svg>')}`,
  ]
  for (const icon of icons) {
    const { connected, stop } = await paired(icon)
    draw(connected()?.peer?.imageUrl)
    stop()
  }
  // One that is asked is seen here.
  draw('https://control.invalid/icon.png')
  await expect.poll(() => asked('control.invalid')).toBe(1)
  expect(asked('stranger.invalid')).toBe(0)
  expect(drawn).toHaveLength(1)
})

async function paired(icon: string) {
  const phones = setUpPhone()
  const peer = { ...phoneSession.peer, icons: [icon] }
  await phones.pair({ peer })
  return phones
}
