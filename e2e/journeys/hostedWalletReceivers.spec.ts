import { parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { chainA, nodeA, stack, weiOf } from '../chains.js'
import { expect, test } from '../journey.js'
import { approveUntil } from '../pages/approveUntil.js'
import { twinOf } from '../pages/twinOf.js'
import { WalletHost } from '../pages/WalletHost.js'

test.use({ permissions: ['local-network-access'] })

test('T-APR-09 the wallet says whom its visitor never sent to, and holds an address back that only looks like a known one', async ({
  page,
}) => {
  const host = new WalletHost(page)
  const { frame } = host
  // Of the same site as the wallet: the browser keeps what it stores.
  await host.open({ host: stack.demo.url })
  const { evm } = await host.signIn('receivers@tide.example')
  await chainA.setBalance({ address: evm, value: parseEther('1') })
  const friend = privateKeyToAddress(generatePrivateKey())
  const isNew = frame.getByText('You have not sent to this address')
  const send = (to: `0x${string}`) =>
    host.askWallet('eth_sendTransaction', [{ from: evm, to, value: '0x1' }])
  const approved = async (sent: ReturnType<typeof send>) => {
    const { p } = await approveUntil(frame, sent)
    const { result } = p as { result: `0x${string}` }
    await nodeA.waitForTransactionReceipt({ hash: result })
  }

  const first = send(friend)
  await expect(isNew).toBeVisible()
  await approved(first)

  await page.reload()
  await host.ready()
  const second = send(friend)
  await expect(frame.locator('.amount').first()).toBeVisible()
  await expect(isNew).toHaveCount(0)
  await approved(second)

  const twin = twinOf(friend)
  const third = send(twin)
  await expect(frame.getByText('It only looks like it.')).toBeVisible()
  const known = frame.locator('dt', { hasText: 'You know' })
  await expect(known.locator('xpath=following-sibling::dd')).toHaveText(friend)
  const approve = frame.getByRole('button', { name: 'Approve' })
  await expect(
    frame.getByText('Say first that you know what it does.'),
  ).toBeVisible()
  await expect(approve).toHaveAttribute('aria-disabled', 'true')
  await approve.hover()
  await approve.click({ force: true })
  await expect(frame.getByText('It only looks like it.')).toBeVisible()
  await frame.getByRole('checkbox').check()
  await approved(third)
  expect(await weiOf(twin)).toBe(1n)
})
