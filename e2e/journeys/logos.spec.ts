import { stack } from '../chains.js'
import { expect, test } from '../journey.js'

/** As a bundler names what a logo is loaded from. */
const someLogo = /\/(wallets\d*|networks\d+|tokens\d+)-[\w-]+\.js$/

test('known wallets have their pictures: none on load, each when it is shown, all from this origin', async ({
  context,
  demo,
  page,
}) => {
  const asked: URL[] = []
  context.on('request', (request) => asked.push(new URL(request.url())))
  await demo.open()
  await page.waitForLoadState('networkidle')
  expect(asked.filter(({ pathname }) => someLogo.test(pathname))).toEqual([])

  await demo.button('Connect wallet').click()
  await demo.act(/^All wallets/).click()
  const grid = demo.modal('All wallets').locator('[data-part=wallet-grid]')
  for (const name of ['MetaMask', 'Trust Wallet', 'Phantom'])
    await expect(
      grid.getByRole('button', { name, exact: true }).locator('img'),
    ).toHaveAttribute('src', /^data:image\//)
  // Far down the list: nobody has seen its place yet.
  const isAsked = (file: RegExp) =>
    asked.some(({ pathname }) => file.test(pathname))
  expect(isAsked(/\/wallets1-[\w-]+\.js$/)).toBe(true)
  expect(isAsked(/\/wallets25-[\w-]+\.js$/)).toBe(false)
  const outside = asked.filter(
    ({ origin, protocol }) =>
      !['data:', 'blob:', 'ws:'].includes(protocol) &&
      origin !== stack.demo.url,
  )
  expect(outside).toEqual([])
})
