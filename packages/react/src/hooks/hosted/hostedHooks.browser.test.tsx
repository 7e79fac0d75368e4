import { getProvider } from '@hasp/core'
import { evm } from '@hasp/core/evm'
import { hostedWallet } from '@hasp/core/hostedWallet'
import { createTestHostedWallet, testNetworks } from '@hasp/core/testing'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../../testing/renderKit.js'
import { useHostedWallet } from './useHostedWallet.js'
import { useRequests } from './useRequests.js'

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(() => rendered?.unmount())

/** A login and a list of requests of the page's own. */
function OwnPixels() {
  const wallet = useHostedWallet()
  const { current, queue, reject } = useRequests()
  const { login } = wallet
  return (
    <>
      <p>{wallet.isConfigured ? `At ${wallet.origin}` : 'No hosted wallet'}</p>
      <p>{login.step}</p>
      <p>{wallet.user?.email}</p>
      <button
        onClick={() => void wallet.connectEmail('ada@tide.example')}
        type="button"
      >
        Send code
      </button>
      <button onClick={() => void wallet.submitOtp('018265')} type="button">
        Log in
      </button>
      <button onClick={wallet.cancel} type="button">
        Another address
      </button>
      {current && (
        <button onClick={() => void reject()} type="button">
          Decline {current.method}, {queue.length} more
        </button>
      )}
    </>
  )
}

function render(connectors: ReturnType<typeof hostedWallet>[]) {
  rendered = renderKit({
    options: { adapters: [evm()], networks: testNetworks, connectors },
    children: <OwnPixels />,
  })
  return rendered.kit
}
const press = (name: string) => page.getByRole('button', { name }).click()
const says = (text: string) =>
  expect.element(page.getByText(text, { exact: true })).toBeVisible()

it('a page logs in, sees what waits, and declines it, in its own pixels', async () => {
  const hosted = createTestHostedWallet({
    rpcRequest: (_, { signal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      ),
  })
  const { client } = hosted
  const kit = render([
    hostedWallet({ origin: 'https://wallet.example', client }),
  ])
  await says('At https://wallet.example')
  await press('Send code')
  await says('code')
  await press('Another address')
  await says('none')
  await press('Send code')
  await says('code')
  await press('Log in')
  await says('done')
  await says('ada@tide.example')

  const provider = getProvider(kit, { namespace: 'eip155' })
  const ask = () =>
    provider
      ?.request({
        method: 'personal_sign',
        params: ['0x61', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
      })
      .then(
        () => 'signed',
        () => 'declined',
      )
  const asked = [ask(), ask()]
  await press('Decline personal_sign, 1 more')
  expect(await Promise.all(asked)).toEqual(['declined', 'declined'])
  await expect
    .element(page.getByRole('button', { name: /^Decline/ }))
    .not.toBeInTheDocument()
})

it('a page without a hosted wallet is told so', async () => {
  render([])
  await says('No hosted wallet')
  await says('none')
})
