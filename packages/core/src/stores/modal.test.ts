import { describe, expect, it } from 'vitest'
import {
  createModalStore,
  modalClosed,
  modalOpened,
  modalShakeMs,
} from './modal.js'

describe('modal', () => {
  it('[R4.1] is open or closed', () => {
    const store = createModalStore()
    expect(store.getState().isOpen).toBe(false)
    store.setState((state) => modalOpened(state, 'solana'))
    expect(store.getState()).toMatchObject({
      isOpen: true,
      namespace: 'solana',
    })
    store.setState(modalClosed)
    expect(store.getState()).toMatchObject({
      isOpen: false,
      namespace: undefined,
    })
  })

  it('stops shaking when it is opened or closed', () => {
    const store = createModalStore()
    for (const end of [
      modalClosed,
      (state: ReturnType<typeof store.getState>) =>
        modalOpened(state, undefined),
    ]) {
      store.setState({ isShaking: true })
      store.setState(end)
      expect(store.getState().isShaking).toBe(false)
    }
  })

  it('shakes for 500 ms', () => {
    expect(modalShakeMs).toBe(500)
  })
})
