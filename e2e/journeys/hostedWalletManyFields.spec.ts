import { stack } from '../chains.js'
import { expect, test } from '../journey.js'
import { WalletHost } from '../pages/WalletHost.js'

test.use({ permissions: ['local-network-access'] })

test('T-APR-05 10,000 fields of typed data are all drawn, and can be decided on', async ({
  page,
}) => {
  const host = new WalletHost(page)
  await host.open()
  const { evm } = await host.signIn('fields@tide.example')
  const typed = JSON.stringify({
    domain: { name: 'Tide', chainId: stack.evmA.chainId },
    types: { Many: [{ name: 'many', type: 'uint8[]' }] },
    primaryType: 'Many',
    message: { many: Array.from({ length: 9_900 }, (_, index) => index % 256) },
  })
  const asked = host.askWallet('eth_signTypedData_v4', [evm, typed])
  // And what the domain, the message and the list add.
  await expect(host.frame.locator('.fields > li')).toHaveCount(9_905)
  await expect(
    host.frame.getByRole('button', { name: 'Approve' }),
  ).toHaveAttribute('aria-disabled', 'false')
  await host.ask('rpcAbort')
  await asked
})
