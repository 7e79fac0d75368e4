import { describe, expectTypeOf, it } from 'vitest'
import type { Route, RouteOf } from './route.js'

describe('Route', () => {
  it('needs the parameters of its view', () => {
    expectTypeOf<{ view: 'SwitchNetwork' }>().not.toExtend<Route>()
    expectTypeOf<{ view: 'SendPreview' }>().not.toExtend<Route>()
    expectTypeOf<{ view: 'ConnectingExternal' }>().not.toExtend<Route>()
    expectTypeOf<{
      view: 'ConnectingExternal'
      parameters: { connectorId: string }
    }>().toExtend<Route>()
  })

  it('refuses the parameters of another view', () => {
    expectTypeOf<{
      view: 'SwitchNetwork'
      parameters: { connectorId: string }
    }>().not.toExtend<Route>()
  })

  it('lets optional parameters be absent', () => {
    expectTypeOf<{ view: 'Account' }>().toExtend<Route>()
    expectTypeOf<{ view: 'Connect' }>().toExtend<Route>()
    expectTypeOf<{ view: 'Send' }>().toExtend<Route>()
  })

  it('knows no other views', () => {
    expectTypeOf<{ view: 'Settings' }>().not.toExtend<Route>()
  })

  it('gives the parameters of one view', () => {
    expectTypeOf<
      RouteOf<'ConnectingExternal'>['parameters']['connectorId']
    >().toEqualTypeOf<string>()
  })
})
