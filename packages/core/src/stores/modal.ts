import { createStore } from 'zustand/vanilla'
import type { Namespace } from '../entities/network/namespace.js'

/** How long the shake lasts that refuses to close (specification 4 and 9). */
export const modalShakeMs = 500

/** Whether the modal is open, and what goes on in it. */
export type ModalState = {
  readonly isOpen: boolean
  readonly isShaking: boolean
  /** How often the page shows the views in itself, instead of in the modal. */
  readonly embeddedCount: number
  /** The visitor accepts the site's conditions, for this visit of the page. */
  readonly hasAcceptedTerms: boolean
  /** The namespace that the modal was opened for. */
  readonly namespace: Namespace | undefined
}

export function createModalStore() {
  return createStore<ModalState>(() => ({
    isOpen: false,
    isShaking: false,
    embeddedCount: 0,
    hasAcceptedTerms: false,
    namespace: undefined,
  }))
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
