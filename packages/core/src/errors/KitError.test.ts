import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../testing/propertyRuns.js'
import { asKitError } from './asKitError.js'
import { isKitError, KitError } from './KitError.js'

describe('KitError', () => {
  it('carries code, context and what caused it', () => {
    const cause = { code: 4001 }
    const error = new KitError('USER_REJECTED', { method: 'eth_x' }, { cause })
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({
      name: 'KitError',
      code: 'USER_REJECTED',
      context: { method: 'eth_x' },
    })
    expect(error.cause).toBe(cause)
  })

  it('fills its sentence once, whatever the context holds', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const { message } = new KitError('INVALID_ACCOUNT_ID', { value })
        expect(message).toBe(`Invalid CAIP-10 address: ${value}`)
      }),
      propertyRuns(100),
    )
    const tricky = new KitError('INVALID_AMOUNT', { value: '{value} $& $1' })
    expect(tricky.message).toBe('Invalid amount: {value} $& $1')
  })

  it('names the page that says what to do, in its trace', () => {
    const { message, stack } = new KitError('CONNECT_FAILED')
    expect(stack).toMatch(/\nDocs: docs\/errors\.md#connect_failed$/)
    expect(message).toBe('Failed to connect')
  })

  it('keeps nothing of who made it alive, however long it is kept', async () => {
    class Asker {
      ask() {
        return new KitError('POPUP_CLOSED')
      }
    }
    const askAndLeave = () => {
      const asker = new Asker()
      return { asker: new WeakRef(asker), error: asker.ask() }
    }
    const { asker, error } = askAndLeave()
    await collectGarbage()
    expect(asker.deref()).toBeUndefined()
    expect(error.stack).toMatch(/^KitError: .*\n.*ask/)
  })
})

/** A weak reference keeps what it names until the task that made it ends. */
async function collectGarbage(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

describe('isKitError', () => {
  it('tells errors of the kit by their code', () => {
    const error: unknown = new KitError('POPUP_CLOSED')
    expect(isKitError(error)).toBe(true)
    expect(isKitError(error, 'POPUP_CLOSED')).toBe(true)
    expect(isKitError(error, 'MODAL_CLOSED')).toBe(false)
  })

  it.each([
    undefined,
    null,
    'Popup closed',
    new Error('Popup closed'),
    { name: 'KitError', code: 'POPUP_CLOSED' },
  ])('refuses %s', (value) => {
    expect(isKitError(value)).toBe(false)
  })
})

describe('asKitError', () => {
  it('gives back an error of the kit', () => {
    const error = new KitError('MODAL_CLOSED')
    expect(asKitError(error)).toBe(error)
  })

  it('reads an aborted signal as cancelled', () => {
    const controller = new AbortController()
    controller.abort()
    const error = asKitError(controller.signal.reason)
    expect(error.code).toBe('CANCELLED')
    expect(error.cause).toBe(controller.signal.reason)
  })

  it('keeps anything else as the cause', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const error = asKitError(value)
        expect(error.code).toBe('UNEXPECTED')
        expect(Object.is(error.cause, value)).toBe(true)
      }),
      propertyRuns(100),
    )
  })

  it('survives a value that throws when it is looked at', () => {
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    const trap = Object.defineProperty(new Error('trap'), 'name', {
      get() {
        throw new Error('no name for you')
      },
    })
    for (const value of [proxy, trap])
      expect(asKitError(value).code).toBe('UNEXPECTED')
  })
})
