import { describe, expectTypeOf, it } from 'vitest'
import { KitError } from './KitError.js'

describe('KitError', () => {
  it('demands the context of its code', () => {
    // @ts-expect-error the id is missing
    new KitError('NO_CONNECTOR_FOR_CONNECTION')
    // @ts-expect-error the context belongs to another code
    new KitError('NO_CONNECTOR_FOR_CONNECTION', { status: 'gone' })
    // @ts-expect-error there is no such code
    new KitError('OUT_OF_COFFEE')
  })

  it('lets a context be absent where nothing is needed', () => {
    expectTypeOf(new KitError('MODAL_CLOSED')).toExtend<Error>()
    expectTypeOf(new KitError('USER_REJECTED').context).toEqualTypeOf<{
      method?: string
    }>()
  })

  it('types the context by the code', () => {
    const error = new KitError('TIMED_OUT', { afterMs: 1 })
    expectTypeOf(error.context.afterMs).toEqualTypeOf<number>()
    expectTypeOf(error.code).toEqualTypeOf<'TIMED_OUT'>()
  })
})
