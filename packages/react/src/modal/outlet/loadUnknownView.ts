import { KitError } from '@hasp/core/errors'
import { useContext } from 'react'
import { ViewContext } from '../../hooks/internal/modal/ViewContext.js'

/** Stands for every view that the kit does not have. */
export const loadUnknownView = async () => ({ default: UnknownView })

/** Fails as a view does: that is shown, and the page's developer is told. */
function UnknownView(): never {
  const { view = '' } = useContext(ViewContext)?.route ?? {}
  throw new KitError('VIEW_UNKNOWN', { view })
}
