import { stack } from '../chains.js'
import { expect, test } from '../journey.js'
import { WalletHost } from '../pages/WalletHost.js'

test.use({ permissions: ['local-network-access'] })

test('T-APR-05 10,000 fields of typed data are read and drawn in 200 ms', async ({
  page,
}) => {
  const host = new WalletHost(page)
  await host.open()
  const { evm } = await host.signIn('fields@tide.example')
  const frame = page.frames().find((one) => one !== page.mainFrame())
  if (!frame) throw new Error('There is no frame.')
  const session = await page.context().newCDPSession(frame)
  // What others do on the same processors does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busyMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics
      .filter(({ name }) => /^(Layout|RecalcStyle|Script)Duration$/.test(name))
      .reduce((sum, { value }) => sum + value * 1_000, 0)
  }
  const typed = JSON.stringify({
    domain: { name: 'Tide', chainId: stack.evmA.chainId },
    types: { Many: [{ name: 'many', type: 'uint8[]' }] },
    primaryType: 'Many',
    message: { many: Array.from({ length: 9_900 }, (_, index) => index % 256) },
  })
  const before = await busyMs()
  const asked = host.askWallet('eth_signTypedData_v4', [evm, typed])
  // And what the domain, the message and the list add.
  await expect(host.frame.locator('.fields > li')).toHaveCount(9_905)
  await expect(
    host.frame.getByRole('button', { name: 'Approve' }),
  ).toHaveAttribute('aria-disabled', 'false')
  expect((await busyMs()) - before).toBeLessThan(200)
  await host.ask('rpcAbort')
  await asked
})
