/**
 * Says that the focus is gone with what had it. Browsers do not when an element
 * is taken out, and React would keep the last field, and all of its view, until
 * another one is left.
 * @param place where the element was
 */
export function reportLostFocus(place: EventTarget): void {
  place.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
