import { describe, expect, it } from 'vitest'
import {
  createModalStore,
  modalClosed,
  modalLoading,
  modalOpened,
  modalShakeMs,
  modalWidthPx,
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

  it('[R4.1] has a loading flag per namespace', () => {
    const store = createModalStore()
    store.setState((state) => modalLoading(state, 'eip155', true))
    store.setState((state) => modalLoading(state, 'solana', true))
    store.setState((state) => modalLoading(state, 'eip155', false))
    expect(store.getState().loading).toEqual({ eip155: false, solana: true })
  })

  it('opening and closing do not touch the loading flags', () => {
    const store = createModalStore()
    store.setState((state) => modalOpened(state, undefined))
    expect(store.getState().loading).toEqual({})
    store.setState((state) => modalLoading(state, 'eip155', true))
    store.setState(modalClosed)
    expect(store.getState().loading).toEqual({ eip155: true })
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

  it('shakes for 500 ms and is 360 px wide', () => {
    expect([modalShakeMs, modalWidthPx]).toEqual([500, 360])
  })
})
