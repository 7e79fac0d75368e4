import { type RefObject, useEffect } from 'react'
import { useLatest } from '../../hooks/internal/react/useLatest.js'
import { sheetQuery } from './sheetQuery.js'

/**
 * Lets the sheet of small screens be pulled down to close it; where the modal
 * is no sheet, nothing is fetched for it.
 */
export function useSheetDrag(
  dialog: RefObject<HTMLDialogElement | null>,
  onClose: () => boolean,
): void {
  const latest = useLatest(onClose)

  useEffect(() => {
    const sheet = dialog.current
    if (!sheet) return
    const abort = new AbortController()
    const { signal } = abort
    const query = matchMedia(sheetQuery)
    const begin = () => {
      if (!query.matches) return
      query.removeEventListener('change', begin)
      import('./followSheetDrag.js').then(
        ({ followSheetDrag }) =>
          followSheetDrag(sheet, () => latest.current(), signal),
        // The buttons close it too.
        () => undefined,
      )
    }
    query.addEventListener('change', begin, { signal })
    begin()
    return () => abort.abort()
  }, [dialog])
}
