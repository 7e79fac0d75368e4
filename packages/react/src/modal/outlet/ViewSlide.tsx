import { Component, createRef, type ReactNode } from 'react'
import { type Clock, createFocusMemory } from '../dialog/createFocusMemory.js'
import { focusView } from './focusView.js'
import { playViewChange } from './playViewChange.js'
import type { prepareTravel, Travel } from './prepareTravel.js'
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

type Leaving = {
  readonly view: HTMLElement
  readonly height: number
  readonly hadFocus: boolean
  readonly travel: Travel | undefined
}

/**
 * Changes between views: the new one is there and usable at once, a picture of
 * the old one fades over it. A class, because only a class is told before the
 * document changes.
 */
export class ViewSlide extends Component<Props> {
  readonly #place = createRef<HTMLDivElement>()
  readonly #focus = createFocusMemory(this.props.clock)
  #pressed: Element | null = null
  #prepareTravel: typeof prepareTravel | undefined

  override componentDidMount() {
    import('./prepareTravel.js').then(
      ({ prepareTravel }) => {
        this.#prepareTravel = prepareTravel
      },
      // Views change without it, too.
      () => undefined,
    )
  }

  override getSnapshotBeforeUpdate(before: Props): Leaving | null {
    const place = this.#place.current
    const view = this.#findView()
    if (!view) return null
    if (before.viewKey === this.props.viewKey) return null
    const { offsetHeight } = view
    this.#focus.keep(before.memoryKey, view)
    // In the page, a change elsewhere must not take the focus away.
    const hadFocus =
      place?.closest('dialog') !== null ||
      place?.parentElement?.contains(document.activeElement) === true
    return {
      view,
      height: offsetHeight,
      hadFocus,
      travel: this.#prepareTravel?.(view, this.#pressed),
    }
  }

  override componentDidUpdate(before: Props, _: unknown, old: Leaving | null) {
    if (before.isHeld !== this.props.isHeld) this.#markPressed()
    const view = this.#findView()
    if (!old || !view) return
    this.#pressed = null
    // Not by a custom property: every element in it would be styled anew.
    view
      .querySelector<HTMLElement>('[data-keeps-height]')
      ?.style.setProperty('min-block-size', `${old.height}px`)
    const { direction, memoryKey } = this.props
    const isSameView = before.memoryKey === memoryKey
    playViewChange({
      view,
      old: old.view,
      travel: old.travel,
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
        <div key={viewKey}>{children}</div>
      </div>
    )
  }
}
