import { afterEach, expect, it, vi } from 'vitest'
import { createTestKit } from '../../testing/createTestKit.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { testNetworks } from '../../testing/testNetworks.js'
import type { KitOptions } from '../options.js'

afterEach(() => vi.restoreAllMocks())

const good: Partial<KitOptions> = {
  adapters: [mockAdapter()],
  networks: testNetworks,
  logLevel: 'error',
}

function listen(level: 'error' | 'info') {
  const said = vi.spyOn(console, level).mockImplementation(() => undefined)
  return () => said.mock.calls.map(([sentence]) => String(sentence))
}

it('says what is wrong with the options once the kit starts', async () => {
  const said = listen('error')
  const { stop } = createTestKit({ logLevel: 'error' })
  await vi.waitFor(() =>
    expect(said()).toEqual([expect.stringContaining('has no adapters')]),
  )
  stop()
})

it('says that two kits run on one page, and not that one ran before', async () => {
  const said = listen('error')
  const window = new EventTarget()
  const before = createTestKit(good, { window })
  await vi.dynamicImportSettled()
  before.stop()
  const first = createTestKit(good, { window })
  await vi.dynamicImportSettled()
  expect(said()).toEqual([])
  const second = createTestKit(good, { window })
  await vi.waitFor(() =>
    expect(said()).toEqual([expect.stringContaining('Two kits run')]),
  )
  first.stop()
  second.stop()
})

it('says what debug does', async () => {
  const said = listen('info')
  const { stop } = createTestKit({ ...good, debug: true })
  await vi.waitFor(() =>
    expect(said()).toEqual([expect.stringContaining('`debug` is on')]),
  )
  stop()
})

it('says nothing in production', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const said = listen('error')
  const { stop } = createTestKit({ logLevel: 'error' })
  await vi.dynamicImportSettled()
  expect(said()).toEqual([])
  stop()
  vi.unstubAllEnvs()
})
