import { createStore } from 'zustand/vanilla'
import type { Namespace } from '../entities/namespace.js'

/** The shake that refuses to close lasts so long (specification 4 and 9). */
export const modalShakeMs = 500

/** The modal is wide so many pixels (specification 9). */
export const modalWidthPx = 360

/** Whether the modal is open, and what goes on in it. */
export type ModalState = {
  readonly isOpen: boolean
  /** Set while a family is really connecting, reconnecting or switching. */
  readonly loading: { readonly [namespace in Namespace]?: boolean }
  readonly isShaking: boolean
  /** The family that the modal was opened for. */
  readonly namespace: Namespace | undefined
}

export function createModalStore() {
  return createStore<ModalState>(() => ({
    isOpen: false,
    loading: {},
    isShaking: false,
    namespace: undefined,
  }))
}

export function modalLoading(
  state: ModalState,
  namespace: Namespace,
  isLoading: boolean,
): ModalState {
  return { ...state, loading: { ...state.loading, [namespace]: isLoading } }
}

export function modalOpened(
  state: ModalState,
  namespace: Namespace | undefined,
): ModalState {
  return { ...state, isOpen: true, isShaking: false, namespace }
}

export function modalClosed(state: ModalState): ModalState {
  return { ...state, isOpen: false, isShaking: false, namespace: undefined }
}
