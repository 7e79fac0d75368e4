import { expect, test } from 'vitest'
import { connect } from '../../actions/connection/connect.js'
import { goBack } from '../../actions/modal/goBack.js'
import { navigate } from '../../actions/modal/navigate.js'
import { openModal } from '../../actions/modal/openModal.js'
import type { Route } from '../../entities/modal/route.js'
import type { Kit } from '../../kit/Kit.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { mockConnector } from '../../testing/mockConnector.js'

const connectorId = 'io.kite'

function waitForKite(route: Route) {
  const kite = mockConnector({ id: connectorId })
  kite.next('connect', () => new Promise(() => undefined))
  const adapters = [mockAdapter({ connectors: [kite] })]
  const { clock, kit } = createTestKit({ adapters })
  openModal(kit)
  const outcome = connect(kit, { connectorId }).catch(() => 'ended')
  navigate(kit, { type: 'push', route })
  const phase = async () => {
    await clock.settle()
    return kit.stores.connections.getState().attempt.phase
  }
  return { kit, outcome, phase }
}

const waiting: Route = {
  view: 'ConnectingExternal',
  parameters: { connectorId },
}

test.each<[string, (kit: Kit) => void]>([
  ['back', goBack],
  [
    'to another view',
    (kit) =>
      navigate(kit, { type: 'replace', route: { view: 'WhatIsAWallet' } }),
  ],
])('behavior: leaving the view that waits (%s) gives up', async (_, leave) => {
  const { kit, outcome, phase } = waitForKite(waiting)
  expect(await phase()).toBe('waiting')
  leave(kit)
  expect(await outcome).toBe('ended')
  expect(await phase()).toBe('idle')
})

test('behavior: an attempt outside that view is left alone', async () => {
  const { kit, phase } = waitForKite({ view: 'WhatIsAWallet' })
  goBack(kit)
  expect(await phase()).toBe('waiting')
})
