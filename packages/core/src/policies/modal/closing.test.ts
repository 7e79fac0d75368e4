import { describe, expect, it } from 'vitest'
import { isClosingBlocked, routeAfterClosing } from './closing.js'

describe('closing', () => {
  it.each([
    [true, true, true],
    [true, false, false],
    [false, false, false],
    [false, true, false],
  ])(
    '[R2.37] sign-in required %s, asked to: %s: blocked %s',
    (isSignInRequired, isAsked, isBlocked) => {
      expect(isClosingBlocked({ isSignInRequired, isAsked })).toBe(isBlocked)
    },
  )

  it.each([true, false])(
    '[R2.35] resets to Connect, connected: %s',
    (isConnected) => {
      expect(routeAfterClosing({ isEmbedded: false, isConnected })).toEqual({
        view: 'Connect',
      })
    },
  )

  it.each([
    [true, 'Account'],
    [false, 'Connect'],
  ])('[R2.36] embedded, connected %s: shows %s', (isConnected, view) => {
    expect(routeAfterClosing({ isEmbedded: true, isConnected })).toEqual({
      view,
    })
  })
})
