import { Component, createRef, type ReactNode } from 'react'
import { type Clock, createFocusMemory } from '../dialog/createFocusMemory.js'
import { focusView } from './focusView.js'
import { playViewChange } from './playViewChange.js'
import { reportLostFocus } from './reportLostFocus.js'
import styles from './ViewSlide.module.css'

type Props = {
  /** Another one means another view. */
  viewKey: string
  /** Under which the view's focus is remembered. */
  memoryKey: string
  direction: 'forward' | 'back'
  clock: Clock
  /** The next view is on its way: what was pressed says so. */
  isHeld: boolean
  children: ReactNode
}

type Leaving = { readonly view: HTMLElement; readonly hadFocus: boolean }

/**
 * Changes between views: the new one is there and usable at once, a picture of
 * the old one fades over it. A class, because only a class is told before the
 * document changes.
 */
export class ViewSlide extends Component<Props> {
  readonly #place = createRef<HTMLDivElement>()
  readonly #focus = createFocusMemory(this.props.clock)
  #pressed: Element | null = null

  override getSnapshotBeforeUpdate(before: Props): Leaving | null {
    const place = this.#place.current
    const view = this.#findView()
    if (!view) return null
    if (before.viewKey === this.props.viewKey) return null
    place?.style.setProperty('--kit-last-size', `${view.offsetHeight}px`)
    this.#focus.keep(before.memoryKey, view)
    // In the page, a change elsewhere must not take the focus away.
    const hadFocus =
      place?.closest('dialog') !== null ||
      place?.parentElement?.contains(document.activeElement) === true
    return { view, hadFocus }
  }

  override componentDidUpdate(before: Props, _: unknown, old: Leaving | null) {
    if (before.isHeld !== this.props.isHeld) this.#markPressed()
    const view = this.#findView()
    if (!old || !view) return
    this.#pressed = null
    const { direction, memoryKey } = this.props
    const isSameView = before.memoryKey === memoryKey
    playViewChange({
      view,
      old: old.view,
      direction: isSameView ? 'none' : direction,
    })
    if (direction === 'forward' && !isSameView) this.#focus.forget(memoryKey)
    if (!old.hadFocus) return
    reportLostFocus(view)
    if (!this.#focus.restore(memoryKey, view)) focusView(view)
  }

  /** An answer to the press, for as long as nothing else answers it. */
  #markPressed() {
    const { isHeld } = this.props
    this.#pressed ??= document.activeElement?.closest('a, button') ?? null
    this.#pressed?.toggleAttribute('data-pending', isHeld)
    if (isHeld) this.#pressed?.setAttribute('aria-busy', 'true')
    else this.#pressed?.removeAttribute('aria-busy')
  }

  override componentWillUnmount() {
    this.#focus.stop()
  }

  /** The view, not the picture of one that is leaving. */
  #findView(): HTMLElement | null {
    const { current } = this.#place
    return current?.querySelector(':scope > :not([data-leaving])') ?? null
  }

  override render() {
    const { children, viewKey } = this.props
    return (
      <div
        ref={this.#place}
        className={styles.place}
        onClickCapture={({ target }) => {
          this.#focus.touch(target)
          this.#pressed = (target as Element).closest('a, button')
        }}
      >
        <div key={viewKey} className={styles.view}>
          {children}
        </div>
      </div>
    )
  }
}
