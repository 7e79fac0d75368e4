import { useKit } from '../../useKit.js'
import { useStore } from '../../useStore.js'

/** Whether there is something that the page's developer should mend. */
export function useHasAlert(): boolean {
  const { options, stores } = useKit()
  const isRaised = useStore(stores.alerts, ({ code }) => code !== undefined)
  return options.debug && isRaised
}
