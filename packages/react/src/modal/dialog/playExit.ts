import { prefersReducedMotion } from '../../theme/prefersReducedMotion.js'
import styles from './ModalDialog.module.css'

/**
 * Lets the modal leave softly. It is closed at once, and the page has its focus
 * and its scrolling back; what moves is a picture, which takes no input.
 * @param dialog about to be taken out; the picture is made of what is in it
 */
export function playExit(dialog: HTMLDialogElement): void {
  const scope = dialog.parentElement
  const isSeen = getComputedStyle(dialog).opacity > '0'
  if (!scope || !isSeen || prefersReducedMotion(dialog)) return
  // Where frames are slow, pictures would gather and make them slower.
  for (const earlier of document.querySelectorAll(`.${styles.room}`))
    earlier.remove()
  const room = document.createElement('div')
  for (const { name, value } of scope.attributes)
    if (name !== 'style') room.setAttribute(name, value)
  room.style.cssText = scope.style.cssText
  room.classList.add(styles.room ?? '')
  room.inert = true
  room.setAttribute('aria-hidden', 'true')
  if (!('popover' in room)) return
  room.popover = 'manual'

  const picture = document.createElement('div')
  picture.className = dialog.className
  picture.style.cssText = dialog.style.cssText
  picture.style.setProperty('block-size', `${dialog.offsetHeight}px`)
  picture.dataset.leaving = ''
  const scrolled = [...dialog.querySelectorAll('*')].flatMap((element) =>
    element.scrollTop > 0 ? [{ element, top: element.scrollTop }] : [],
  )
  picture.append(...dialog.childNodes)
  room.append(picture)
  for (const element of room.querySelectorAll('[id]'))
    element.removeAttribute('id')

  document.body.append(room)
  room.showPopover()
  for (const { element, top } of scrolled) element.scrollTop = top
  const remove = () => room.remove()
  Promise.all(
    picture.getAnimations().map((animation) => animation.finished),
  ).then(remove, remove)
}
