import { useDisconnect, useNetwork, useWallet } from '@hasp/react'
import { testAccounts } from '../../../devstack/addresses.js'
import { demoTypedData } from './demoTypedData.js'

type Eip1193 = {
  request(call: { method: string; params?: unknown }): Promise<unknown>
}

/** What a dapp does with a connected wallet, through its own provider. */
export function DemoActions(props: { onResult: (text: string) => void }) {
  const wallet = useWallet()
  const { networkId, networks, switchTo } = useNetwork()
  const { disconnect } = useDisconnect()
  const isConnected = wallet.status === 'connected'
  const provider = isConnected ? (wallet.provider as Eip1193) : undefined
  const address = isConnected ? wallet.address : ''

  const run = async (name: string, deed: () => Promise<unknown>) => {
    props.onResult(`${name}: waiting …`)
    try {
      props.onResult(`${name}: ${String(await deed())}`)
    } catch (error) {
      props.onResult(`${name} failed: ${messageOf(error)}`)
    }
  }
  const ask = (name: string, method: string, params: readonly unknown[]) =>
    run(name, async () => await provider?.request({ method, params }))

  const other = networks.find(
    ({ caipNetworkId }) => caipNetworkId !== networkId,
  )
  const actions: readonly (readonly [string, () => Promise<void>])[] = [
    [
      'Sign message',
      () =>
        ask('Sign message', 'personal_sign', [hex('Hello from Hasp'), address]),
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
        ask('Send transaction', 'eth_sendTransaction', [
          { from: address, to: testAccounts[2], value: '0x38d7ea4c68000' },
        ]),
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

function hex(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : JSON.stringify(error)
}
