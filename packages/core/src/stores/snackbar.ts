import { createStore } from 'zustand/vanilla'

/** The pause between one message and the next. */
export const snackbarReshowMs = 150

const autoCloseMs = 5_000

/** Somebody who only hears the page has to find the button first. */
const autoCloseWithActionMs = 10_000

export const snackbarVariants = ['success', 'error', 'loading', 'info'] as const

/** How a short message looks; `loading` stays until it is replaced. */
export type SnackbarVariant = (typeof snackbarVariants)[number]

/** One short message at a time (specification 3). */
export type SnackbarState = {
  readonly message: string
  readonly variant: SnackbarVariant
  /** Name of an icon to show instead of the variant's own. */
  readonly svg?: string | undefined
  readonly open: boolean
  readonly autoClose: boolean
  /** A button beside the message, e.g. Undo. */
  readonly action?: SnackbarAction | undefined
  /** A second one, for a question. */
  readonly otherAction?: SnackbarAction | undefined
}

/** A button of a message; pressing it hides the message. */
export type SnackbarAction = { readonly label: string; run(): void }

/** What `showSnackbar` takes. */
export type SnackbarMessage = Omit<SnackbarState, 'open' | 'autoClose'> & {
  readonly autoClose?: boolean | undefined
}

export function createSnackbarStore() {
  return createStore<SnackbarState>(() => ({
    message: '',
    variant: 'info',
    open: false,
    autoClose: true,
  }))
}

export function snackbarShown(message: SnackbarMessage): SnackbarState {
  return {
    ...message,
    open: true,
    autoClose: message.autoClose ?? message.variant !== 'loading',
  }
}

export function snackbarHidden(state: SnackbarState): SnackbarState {
  return { ...state, open: false }
}

/**
 * After how long a message closes by itself; one that is `loading` stays.
 * @example
 * import { snackbarAutoCloseMs } from '@hasp/core/internal'
 *
 * snackbarAutoCloseMs(kit.stores.snackbar.getState())
 */
export function snackbarAutoCloseMs({
  action,
}: Pick<SnackbarState, 'action'>): number {
  return action ? autoCloseWithActionMs : autoCloseMs
}
