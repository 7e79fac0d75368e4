import { connect, openModal } from '@hasp/core'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { OwnViewProps } from '../Slots.js'
import { renderKit } from '../testing/renderKit.js'

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(() => rendered?.unmount())

const OwnReceive = ({ Frame }: OwnViewProps) => (
  <Frame title="My addresses">One of them</Frame>
)

describe('a view that is on its way', () => {
  it('changes nothing of the header before it is there', async () => {
    type Module = { default: typeof OwnReceive }
    let arrive: (module: Module) => void = () => undefined
    const promise = new Promise<Module>((resolve) => {
      arrive = resolve
    })
    const views = Object.fromEntries([['Receive', () => promise]])
    rendered = renderKit({ slots: { views } })
    const { kit } = rendered
    await connect(kit, { connectorId: 'io.kite' })
    openModal(kit)
    const back = page.getByRole('button', { name: 'Back', exact: true })
    const receive = page.getByRole('button', { name: 'Receive' })
    await receive.click()
    await expect
      .poll(() => kit.stores.router.getState().history.at(-1)?.view)
      .toBe('Receive')
    await expect
      .element(page.getByRole('dialog'))
      .toHaveTextContent('Disconnect')
    await expect.element(back).not.toBeInTheDocument()

    arrive({ default: OwnReceive })
    await expect
      .element(page.getByRole('heading', { name: 'My addresses' }))
      .toBeVisible()
    await expect.element(back).toBeVisible()
  })
})
