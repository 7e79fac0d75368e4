import { connect } from '@hasp/core'
import {
  createTestKit,
  mockAdapter,
  mockConnector,
  testNetworks,
} from '@hasp/core/testing'
import { flushSync } from 'react-dom'
import { describe, expect, it } from 'vitest'
import {
  domain,
  naming,
} from '../../views/RegisterAccountName/naming.test.fixture.js'
import { drawHook } from './drawHook.test.fixture.js'
import { useNameRegistration } from './useNameRegistration.js'

async function setUp() {
  const { capabilities, data, signed } = naming()
  const kite = mockConnector({ networkId: 'eip155:31337' })
  const { clock, kit } = createTestKit({
    adapters: [mockAdapter({ connectors: [kite], capabilities })],
    networks: testNetworks,
    data,
  })
  const now = drawHook(kit, useNameRegistration)
  await connect(kit, { connectorId: kite.info.id })
  await expect.poll(() => now().domain).toBe(domain)
  flushSync(() => now().set('mira'))
  await expect
    .poll(async () => {
      await clock.advance(500)
      return now().name
    })
    .toBe(`mira.${domain}`)
  return { now, signed }
}

describe('useNameRegistration without views', () => {
  it('has nothing signed for a name that another took the place of', async () => {
    const { now, signed } = await setUp()
    const drawn = now()
    drawn.choose(`its-mira.${domain}`)
    expect(await drawn.take()).toBe(undefined)
    await expect.poll(() => now().name).toBe(`its-mira.${domain}`)
    const chosen = now()
    chosen.set('nora')
    expect(await chosen.take()).toBe(undefined)
    expect(signed).toEqual([])
  })

  it('takes what is drawn, and again from where it was drawn', async () => {
    const { now, signed } = await setUp()
    flushSync(() => now().choose(`its-mira.${domain}`))
    const drawn = now()
    expect(await drawn.take()).toMatchObject({ name: `its-mira.${domain}` })
    await drawn.take()
    expect(signed.at(-1)).toContain(`its-mira.${domain}`)
  })
})
