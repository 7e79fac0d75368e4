import { Component, createRef, type ReactNode } from 'react'
import { type Clock, createFocusMemory } from '../dialog/createFocusMemory.js'
import { focusView } from './focusView.js'
import { playViewChange } from './playViewChange.js'
import styles from './ViewSlide.module.css'

type Props = {
  /** Another one means another view. */
  viewKey: string
  /** Under which the view's focus is remembered. */
  memoryKey: string
  direction: 'forward' | 'back'
  clock: Clock
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

  override getSnapshotBeforeUpdate(before: Props): Leaving | null {
    const place = this.#place.current
    const view = this.#findView()
    if (!view) return null
    if (before.viewKey === this.props.viewKey) return null
    this.#focus.keep(before.memoryKey, view)
    // In the page, a change elsewhere must not take the focus away.
    const hadFocus =
      place?.closest('dialog') !== null ||
      place?.parentElement?.contains(document.activeElement) === true
    return { view, hadFocus }
  }

  override componentDidUpdate(before: Props, _: unknown, old: Leaving | null) {
    const view = this.#findView()
    if (!old || !view) return
    const { direction, memoryKey } = this.props
    const isSameView = before.memoryKey === memoryKey
    playViewChange({
      view,
      old: old.view,
      direction: isSameView ? 'none' : direction,
    })
    if (direction === 'forward' && !isSameView) this.#focus.forget(memoryKey)
    if (old.hadFocus && !this.#focus.restore(memoryKey, view)) focusView(view)
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
        onClickCapture={({ target }) => this.#focus.touch(target)}
      >
        <div key={viewKey} className={styles.view}>
          {children}
        </div>
      </div>
    )
  }
}
