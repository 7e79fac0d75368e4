import { connect, type KitOptions } from '@hasp/core'
import { mockAdapter, mockConnector } from '@hasp/core/testing'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { renderKit } from '../../../testing/renderKit.js'
import { useConnectedWallets } from '../../wallets/useConnectedWallets.js'
import { useDetectedWallets } from '../../wallets/useDetectedWallets.js'

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(() => rendered?.unmount())

const toUri = (body: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${body}</svg>`,
  )}`
const square = toUri('<rect width="9" height="9"/>')
const levels = Array.from(
  { length: 6 },
  (_, level) =>
    `<g id="a${level + 1}">${`<use href="#a${level}"/>`.repeat(10)}</g>`,
)
const bomb = toUri(`<rect id="a0" width="1" height="1"/>${levels.join('')}`)

/** Every picture that the hooks handed out, in any drawing. */
const seen = new Set<string | undefined>()

function Probe(): ReactNode {
  const rows = useDetectedWallets().list
  const { connected } = useConnectedWallets()
  for (const { imageUrl } of [...rows, ...connected]) seen.add(imageUrl)
  return (
    <ul>
      {rows.map(({ id, imageUrl }) => (
        <li key={id}>
          {id}
          {imageUrl && <img src={imageUrl} alt={id} />}
        </li>
      ))}
    </ul>
  )
}

it.each([
  ['imageUrl', (picture: string) => ({ imageUrl: picture })],
  ['info.icon', (icon: string) => ({ info: { icon } })],
])('hooks hand out no %s before it is judged', async (_name, about) => {
  seen.clear()
  const connectors = [
    mockConnector({ id: 'good', storageId: 'good', ...about(square) }),
    mockConnector({ id: 'bomb', storageId: 'bomb', ...about(bomb) }),
    mockConnector({ id: 'site', storageId: 'site', ...about('/own.png') }),
  ]
  const options: Partial<KitOptions> = {
    adapters: [mockAdapter({ connectors })],
  }
  rendered = renderKit({ options, children: <Probe /> })
  const { container, kit } = rendered
  const shown = () =>
    [...container.querySelectorAll('img')].map(({ alt }) => alt).sort()
  await expect.poll(shown).toEqual(['good', 'site'])
  await connect(kit, { connectorId: 'bomb' })
  await expect.poll(() => kit.stores.connections.getState().byId.size).toBe(1)
  expect(container.textContent).toContain('bomb')
  expect([...seen].sort()).toEqual(['/own.png', square, undefined])
})
