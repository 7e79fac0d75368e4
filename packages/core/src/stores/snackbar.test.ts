import { describe, expect, it } from 'vitest'
import {
  createSnackbarStore,
  snackbarHidden,
  snackbarShown,
  snackbarVariants,
} from './snackbar.js'

describe('snackbar', () => {
  it.each(snackbarVariants)(
    '[R3.13] shows a message of variant %s',
    (variant) => {
      const store = createSnackbarStore()
      store.setState(snackbarShown({ message: 'Copied', variant, svg: 'copy' }))
      expect(store.getState()).toEqual({
        message: 'Copied',
        variant,
        svg: 'copy',
        open: true,
        autoClose: variant !== 'loading',
      })
    },
  )

  it('[R3.13] has the variants success, error, loading and info', () => {
    expect(snackbarVariants).toEqual(['success', 'error', 'loading', 'info'])
  })

  it('[R3.13] closes by itself or not, as asked', () => {
    const shown = (autoClose: boolean) =>
      snackbarShown({ message: 'Hello', variant: 'loading', autoClose })
    expect(shown(true).autoClose).toBe(true)
    expect(shown(false).autoClose).toBe(false)
  })

  it('keeps its words while it is hidden', () => {
    const shown = snackbarShown({ message: 'Copied', variant: 'info' })
    expect(snackbarHidden(shown)).toEqual({ ...shown, open: false })
  })
})
