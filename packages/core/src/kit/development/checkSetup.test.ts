import { expect, it, onTestFinished, vi } from 'vitest'
import { createTestKit } from '../../testing/createTestKit.js'
import { listenToConsole } from '../../testing/listenToConsole.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { testNetworks } from '../../testing/testNetworks.js'
import type { KitOptions } from '../options.js'

const good: Partial<KitOptions> = {
  adapters: [mockAdapter()],
  networks: testNetworks,
  logLevel: 'error',
}

function listen(): readonly string[] {
  const { received, stop } = listenToConsole()
  onTestFinished(stop)
  return received
}

it('says what is wrong with the options once the kit starts', async () => {
  const said = listen()
  const { stop } = createTestKit({ logLevel: 'error' })
  await expect
    .poll(() => said)
    .toEqual([expect.stringContaining('has no adapters')])
  stop()
})

it('says that two kits run on one page, and not that one ran before', async () => {
  const said = listen()
  const window = new EventTarget()
  const before = createTestKit(good, { window })
  await vi.dynamicImportSettled()
  before.stop()
  const first = createTestKit(good, { window })
  await vi.dynamicImportSettled()
  expect(said).toEqual([])
  const second = createTestKit(good, { window })
  await expect
    .poll(() => said)
    .toEqual([expect.stringContaining('Two kits run')])
  first.stop()
  second.stop()
})

it('says that kits are made by a component, over and over', async () => {
  const said = listen()
  const window = new EventTarget()
  for (const _ of [1, 2, 3]) {
    const { stop } = createTestKit(good, { window })
    await vi.dynamicImportSettled()
    stop()
  }
  await expect
    .poll(() => said)
    .toEqual([expect.stringContaining('outside of components')])
})

it('says that two copies of the package are on one page', async () => {
  const said = listen()
  const window = new EventTarget()
  const first = createTestKit(good, { window })
  await vi.dynamicImportSettled()
  vi.resetModules()
  const another = await import('../../testing/createTestKit.js')
  const second = another.createTestKit(good, { window })
  await expect.poll(() => said).toEqual([expect.stringContaining('Two copies')])
  first.stop()
  second.stop()
})

it('says what is wrong where no kit can be made', async () => {
  const said = listen()
  const uncalled = Object.assign({}, good, { adapters: [mockAdapter] })
  expect(() => createTestKit({ ...uncalled, logLevel: 'error' })).toThrow()
  await expect
    .poll(() => said)
    .toEqual([expect.stringMatching(/holds a function/)])
})

it('says what debug does', async () => {
  const said = listen()
  const { stop } = createTestKit({ ...good, debug: true })
  await expect
    .poll(() => said)
    .toEqual([expect.stringContaining('`debug` is on')])
  stop()
})
