import { expectTypeOf, test } from 'vitest'
import type { internals } from './internals.js'
import type { Kit } from './Kit.js'
import type { KitStores } from './KitStores.js'

test('a site gets options, state to read, events to listen to, and start', () => {
  expectTypeOf<keyof Kit>().toEqualTypeOf<
    'events' | 'options' | 'start' | 'stores' | typeof internals
  >()
  expectTypeOf<keyof Kit['events']>().toEqualTypeOf<'on' | 'subscribe'>()
})

test('nothing of a store writes to it', () => {
  expectTypeOf<keyof KitStores[keyof KitStores]>().toEqualTypeOf<
    'getInitialState' | 'getState' | 'subscribe'
  >()
  expectTypeOf<KitStores['connections']>().not.toHaveProperty('dispatch')
  expectTypeOf<KitStores['modal']>().not.toHaveProperty('setState')
})
