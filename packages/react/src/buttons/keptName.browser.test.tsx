import { closeModal, connect, openModal } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import { mockAdapter, mockConnector } from '@hasp/core/testing'
import axe from 'axe-core'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../testing/renderKit.js'
import { naming } from '../views/RegisterAccountName/naming.test.fixture.js'
import { AccountButton } from './AccountButton.js'
import { ConnectButton } from './ConnectButton.js'

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(() => rendered?.unmount())

const own = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const short = '0xd8dA…6045'

async function show(kept: string | undefined, lifetimeMs = 60_000) {
  const questions: string[] = []
  const { capabilities, data } = naming({
    identify: async ({ address }) => {
      questions.push(address)
      return { name: 'told.hasp.eth' }
    },
  })
  const kite = mockConnector({ networkId: 'eip155:31337', addresses: [own] })
  rendered = renderKit({
    options: {
      adapters: [mockAdapter({ connectors: [kite], capabilities })],
      data,
    },
    children: (
      <>
        <ConnectButton />
        <AccountButton />
      </>
    ),
  })
  const { kit } = rendered
  const { environment, storage } = kit[internals]
  const keep = (name: string) =>
    storage.set('identities', {
      [`eip155:31337:${own.toLowerCase()}`]: {
        value: { name },
        expiresAt: environment.clock.now() + lifetimeMs,
      },
    })
  if (kept) keep(kept)
  await connect(kit, { connectorId: 'io.kite' })
  await expect
    .poll(() => page.getByRole('button', { name: /^Account / }).elements())
    .toHaveLength(2)
  return { ...rendered, keep, questions }
}

const named = (name: string) =>
  page.getByRole('button', { name: `Account ${name}`, exact: true })

it('an account is called by what is kept, in the place of its address, and nobody is asked', async () => {
  const { container, questions } = await show(undefined)
  await expect.element(named(short).first()).toBeVisible()
  const before = widths(container)
  rendered?.unmount()
  const other = await show('a-name-of-some-length.hasp.eth')
  const name = named('a-name-of-some-length.hasp.eth')
  await expect.element(name.first()).toBeVisible()
  expect(name.elements()).toHaveLength(2)
  expect(widths(other.container)).toEqual(before)
  expect([...questions, ...other.questions]).toEqual([])
  expect((await axe.run(other.container)).violations).toEqual([])
})

it('an old name is none', async () => {
  await show('old.hasp.eth', -1)
  await expect.element(named(short).first()).toBeVisible()
  expect(named('old.hasp.eth').elements()).toEqual([])
})

it('what the modal has learned is said once it is closed', async () => {
  const { keep, kit } = await show(undefined)
  await openModal(kit)
  keep('learned.hasp.eth')
  await expect
    .element(page.getByRole('heading', { name: 'Account' }))
    .toBeVisible()
  expect(document.querySelector('[data-kit]')?.textContent).not.toContain(
    'learned',
  )
  closeModal(kit)
  await expect.element(named('learned.hasp.eth').first()).toBeVisible()
})

function widths(container: Element): readonly number[] {
  return [...container.querySelectorAll('button')].map(
    (button) => button.getBoundingClientRect().width,
  )
}
