import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Route } from '../entities/modal/route.js'
import { propertyRuns } from '../testing/propertyRuns.js'
import {
  initialRouterState,
  type RouterEvent,
  type RouterState,
  selectRoute,
  transitionRouter,
} from './router.js'

const after = (history: RouterState['history'], event: RouterEvent) =>
  transitionRouter({ history, direction: 'forward' }, event)
const connectView: Route = { view: 'Connect' }
const account: Route = { view: 'Account' }
const networks: Route = { view: 'Networks' }
const external = (connectorId: string): Route => ({
  view: 'ConnectingExternal',
  parameters: { connectorId },
})

describe('router', () => {
  it('begins with Connect', () => {
    expect(initialRouterState.history).toEqual([connectView])
  })

  it('[R2.27] keeps a history of views', () => {
    const { state } = after([connectView], {
      type: 'push',
      route: external('kite'),
    })
    expect(state.history).toEqual([connectView, external('kite')])
    expect(selectRoute(state)).toEqual(external('kite'))
    expect(state.direction).toBe('forward')
  })

  it('[R2.20] push of the current view does nothing', () => {
    const history = [connectView, external('kite')] as const
    const { effects, state } = after(history, {
      type: 'push',
      route: external('onyx'),
    })
    expect(state.history).toBe(history)
    expect(effects).toEqual([])
  })

  it('[R2.21] replace swaps the top entry', () => {
    const history = [account, networks] as const
    const { state } = after(history, { type: 'replace', route: connectView })
    expect(state.history).toEqual([account, connectView])
  })

  it('[R2.22] reset makes a one-entry history', () => {
    const history = [account, networks, external('kite')] as const
    const { state } = after(history, { type: 'reset', route: account })
    expect(state.history).toEqual([account])
  })

  it('[R2.23] back pops one entry with its own parameters', () => {
    const history = [connectView, external('kite'), networks] as const
    const { effects, state } = after(history, {
      type: 'back',
      isConnected: false,
    })
    expect(state.history).toEqual([connectView, external('kite')])
    expect(state.direction).toBe('back')
    expect(effects).toEqual([])
  })

  it('[R2.24] back to Connect shows Account while connected', () => {
    const history = [connectView, networks] as const
    const back = (isConnected: boolean) =>
      after(history, { type: 'back', isConnected }).state.history
    expect(back(true)).toEqual([account])
    expect(back(false)).toEqual([connectView])
  })

  it('[R2.25] back with one entry closes the modal', () => {
    const { effects, state } = after([account], {
      type: 'back',
      isConnected: true,
    })
    expect(effects).toEqual(['closeModal'])
    expect(state.history).toEqual([account])
  })

  it('remembers what was typed in the current view only', () => {
    const typed: Route = {
      view: 'Send',
      parameters: { amount: '1', receiver: '' },
    }
    const history = [account, { view: 'Send' }] as const
    expect(after(history, { type: 'remember', route: typed }).state).toEqual({
      history: [account, typed],
      direction: 'forward',
    })
    const elsewhere = [account, networks] as const
    expect(
      after(elsewhere, { type: 'remember', route: typed }).state.history,
    ).toBe(elsewhere)
  })
})

const route = fc.constantFrom<Route>(
  connectView,
  account,
  networks,
  external('kite'),
  external('onyx'),
  { view: 'WhatIsAWallet' },
)
const event: fc.Arbitrary<RouterEvent> = fc.oneof(
  fc.record({
    type: fc.constantFrom('push', 'replace', 'reset', 'remember'),
    route,
  }),
  fc.record({ type: fc.constant('back'), isConnected: fc.boolean() }),
)

/** The specification, as simply as it can be written. */
function applyToModel(stack: Route[], step: RouterEvent): string[] {
  const top = stack[stack.length - 1]
  if (step.type === 'push') {
    if (top?.view !== step.route.view) stack.push(step.route)
    return []
  }
  if (step.type === 'reset') stack.length = 0
  if (step.type === 'remember' && top?.view !== step.route.view) return []
  if (step.type !== 'back') {
    stack.splice(-1, 1, step.route)
    return []
  }
  if (stack.length === 1) return ['closeModal']
  stack.pop()
  if (step.isConnected && stack[stack.length - 1]?.view === 'Connect')
    stack.splice(-1, 1, account)
  return []
}

describe('router after any events', () => {
  it('[R2.27] agrees with a plain stack of views', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (steps) => {
        const stack: Route[] = [connectView]
        let state = initialRouterState
        for (const step of steps) {
          const effects = applyToModel(stack, step)
          const transition = transitionRouter(state, step)
          expect(transition.state.history).toEqual(stack)
          expect(transition.effects).toEqual(effects)
          expect(selectRoute(transition.state)).toEqual(stack.at(-1))
          state = transition.state
        }
      }),
      propertyRuns(300),
    )
  })
})
