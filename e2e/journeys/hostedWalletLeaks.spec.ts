import { stringToHex } from 'viem'
import { expect, test } from '../journey.js'
import { countTimers } from '../pages/countTimers.js'
import { leftBehind } from '../pages/leftBehind.js'
import { WalletHost } from '../pages/WalletHost.js'

// A page that no server of this machine served needs leave to come here.
test.use({ permissions: ['local-network-access'] })

const rounds = process.env.HASP_LONG === '1' ? 100 : 15
/** What is fetched and compiled once. */
const warmUpRounds = 15

test('F-48: requests that are shown and taken back leave nothing behind in the page or the wallet', async ({
  context,
  page,
}) => {
  test.slow()
  await page.addInitScript(countTimers)
  const host = new WalletHost(page)
  await host.open()
  const { evm } = await host.signIn('leaks@tide.example')
  const wallet = page.frames().find((one) => one.url().includes('/frame/'))
  if (!wallet) throw new Error('The wallet is not there.')
  const measure = async () => {
    const nothing = page.locator('html')
    const figures = [
      await leftBehind(context, page, nothing),
      await leftBehind(context, wallet, nothing),
    ]
    return figures.map(({ heap: _, ...others }) => others)
  }
  const reject = host.frame.getByRole('button', { name: 'Reject' })
  const showAndClose = async (times: number) => {
    for (let round = 0; round < times; round += 1) {
      const asked = host.askWallet('personal_sign', [stringToHex('Hi'), evm])
      await reject.waitFor()
      await host.ask('rpcAbort')
      expect((await asked).e).toMatchObject({ code: 'ABORTED' })
      await expect(reject).toBeHidden()
    }
  }

  await showAndClose(warmUpRounds)
  const before = await measure()
  await showAndClose(rounds)
  expect(await measure()).toEqual(before)
})
