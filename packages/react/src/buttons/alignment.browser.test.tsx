import { connect } from '@hasp/core'
import { afterEach, expect, it } from 'vitest'
import { renderKit } from '../testing/renderKit.js'
import { ConnectButton } from './ConnectButton.js'
import { NetworkButton } from './NetworkButton.js'

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(() => rendered?.unmount())

const middleOf = (element: Element | null | undefined) => {
  const { bottom, top } = element?.getBoundingClientRect() ?? new DOMRect()
  return Math.round(top + bottom) / 2
}

it('what the buttons say is in their middle, on one line with each other', async () => {
  rendered = renderKit({
    children: (
      <div style={{ display: 'flex' }}>
        <NetworkButton />
        <ConnectButton show={{ network: true }} />
      </div>
    ),
  })
  const { container, kit } = rendered
  await connect(kit, { connectorId: 'io.kite' })
  await expect
    .poll(() => container.querySelector('[data-part="identicon"]'))
    .not.toBe(null)
  const [network, account] = container.querySelectorAll('button')
  const address = account?.querySelector('[translate="no"]')
  const name = network?.querySelector('[data-part="network-logo"] + *')
  expect([middleOf(address), middleOf(name)]).toEqual([
    middleOf(account),
    middleOf(network),
  ])
})
