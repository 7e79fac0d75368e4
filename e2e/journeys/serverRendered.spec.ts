import { testAccounts } from '../../devstack/addresses.js'
import {
  installWallet,
  ModalPage,
} from '../../packages/core/src/exports/testing/playwright.js'
import { mockEvmWallet } from '../../packages/core/src/testing/evm/mockEvmWallet.js'
import { nodeA, stack } from '../chains.js'
import { expect, test } from '../journey.js'
import { ExamplePage } from '../pages/ExamplePage.js'
import { recordShifts, takeShifts } from '../pages/layoutShifts.js'
import { settled } from '../pages/settled.js'
import { serveRendered } from '../serveRendered.js'

/** An account that nothing else in the journeys uses. */
const [, , , own] = testAccounts
const short = `${own.slice(0, 6)}…${own.slice(-4)}`

let site: Awaited<ReturnType<typeof serveRendered>>
test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await serveRendered()
})
test.afterAll(async () => {
  await site?.stop()
})

test('friction 17: the server draws the button of a visitor who comes back at its final width, and nothing shifts', async ({
  context,
  page,
}) => {
  const wallet = mockEvmWallet({
    name: 'Kite',
    rdns: 'example.kite',
    accounts: [own],
    chainId: stack.evmA.chainId,
    forward: (call) => nodeA.request(call as never),
  })
  await installWallet(page, wallet)
  await page.addInitScript(recordShifts)
  const warnings: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      warnings.push(message.text())
  })
  page.on('pageerror', (error) => warnings.push(error.message))
  const example = new ExamplePage(page)
  await example.open(site.url)
  const button = page.locator('[data-part="connect-button"] button')
  const modal = new ModalPage(page)
  const cookies = async () =>
    (await context.cookies()).filter(({ name }) => name === 'hasp.state')

  // A new visitor leaves no cookie, and nothing shifts for one either.
  await expect(button).toHaveAttribute('data-status', 'disconnected')
  await settled(page)
  expect(await takeShifts(page)).toEqual([])
  expect(await cookies()).toEqual([])

  await modal.connect('Kite')
  await expect
    .poll(cookies)
    .toMatchObject([{ path: '/', sameSite: 'Lax', secure: false }])
  const [cookie] = await cookies()
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual({
    theme: 'dark',
    namespace: 'eip155',
    networkId: 'eip155:31337',
    shortAddress: short,
  })

  // What a server alone can show, and then what scripts make of it.
  const drawn = await context.request.get(site.url)
  expect(await drawn.text()).toContain(short)
  await page.route('**/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.reload()
  await expect(button).toHaveText(short)
  await expect(button).toHaveAttribute('data-status', 'initializing')
  const width = await widthOf()
  await page.unroute('**/*.js')
  warnings.length = 0
  await page.reload()
  await expect(button).toHaveAttribute('data-status', 'connected')
  await expect(button.locator('[data-part="identicon"]')).toBeVisible()
  await settled(page)
  expect(await takeShifts(page)).toEqual([])
  expect(await widthOf()).toBeCloseTo(width, 1)
  expect(warnings).toEqual([])

  await modal.open(/^Account/)
  await modal.disconnect()
  await expect.poll(cookies).toEqual([])

  async function widthOf() {
    return await button.evaluate((one) => one.getBoundingClientRect().width)
  }
})

test('friction 17: a cookie that somebody else has written is no state', async ({
  request,
}) => {
  const visit = async (value: string) => {
    const cookie = `hasp.state=${encodeURIComponent(value)}`
    const answer = await request.get(site.url, { headers: { cookie } })
    return await answer.text()
  }
  const plain = await visit('')
  expect(plain).toContain('Connect wallet')
  for (const hostile of [
    '{"shortAddress":"</script><script>alert(1)</script>"}',
    '{"namespace":"eip155","shortAddress":"<b>0xd8dA</b>"}',
    '{"theme":"\\"><b>"}',
    `{"shortAddress":"${'a'.repeat(5_000)}"}`,
    '[',
  ])
    expect(await visit(hostile)).toBe(plain)
})
