import {
  useDisconnect,
  useHostedWallet,
  useNetwork,
  useTrackTransaction,
  useWallet,
} from '@hasp/react'
import { testAccounts } from '../../../devstack/addresses.js'
import { demoTypedData } from './demoTypedData.js'
import { runDemoAction } from './runDemoAction.js'
import { signDemoMessage } from './signDemoMessage.js'

/** What a dapp does with a connected wallet, through its own provider. */
export function DemoActions(props: { onResult: (text: string) => void }) {
  const wallet = useWallet()
  const { networkId, networks, switchTo } = useNetwork()
  const { disconnect } = useDisconnect()
  const track = useTrackTransaction()
  const { isConfigured, updateEmail } = useHostedWallet()
  const isConnected = wallet.status === 'connected'
  const isEvm = isConnected && wallet.namespace === 'eip155'
  const address = isConnected ? wallet.address : ''

  const run = (name: string, action: () => Promise<unknown>) =>
    runDemoAction(name, action, props.onResult)
  const ask = (
    name: string,
    method: string,
    params: readonly unknown[],
    onAnswer?: (answer: unknown) => void,
  ) =>
    run(name, async () => {
      if (!isEvm) return 'only on Ethereum'
      if (!wallet.provider) return 'the wallet has left the page'
      const answer = await wallet.provider.request({ method, params })
      onAnswer?.(answer)
      return answer
    })

  const other = networks.find(
    ({ caipNetworkId }) => caipNetworkId !== networkId,
  )
  const actions: readonly (readonly [string, () => Promise<void>])[] = [
    [
      'Sign message',
      () =>
        run('Sign message', async () => {
          if (!isConnected) return 'nothing is connected'
          return await signDemoMessage(wallet)
        }),
    ],
    [
      'Sign typed data',
      () =>
        ask('Sign typed data', 'eth_signTypedData_v4', [
          address,
          JSON.stringify(demoTypedData(networkId)),
        ]),
    ],
    [
      'Send transaction',
      () =>
        ask(
          'Send transaction',
          'eth_sendTransaction',
          [{ from: address, to: testAccounts[2], value: '0x38d7ea4c68000' }],
          (hash) => {
            try {
              track({
                ...{ hash: String(hash), label: 'A tip for the site' },
                ...{ networkId, from: address },
              })
            } catch {
              // Its hash is shown all the same.
            }
          },
        ),
    ],
    [
      'Switch network',
      () =>
        run('Switch network', async () => {
          if (!other) return 'there is only one network'
          await switchTo(other.caipNetworkId)
          return other.name
        }),
    ],
    ...(isConfigured
      ? [
          [
            'Update email',
            () => run('Update email', async () => (await updateEmail()).email),
          ] as const,
        ]
      : []),
    [
      'Disconnect',
      () =>
        run('Disconnect', async () => {
          await disconnect()
          return 'done'
        }),
    ],
  ]
  return actions.map(([name, act]) => (
    <button
      disabled={!isConnected}
      key={name}
      onClick={() => void act()}
      type="button"
    >
      {name}
    </button>
  ))
}
