/** Where a letter of a text is on the screen. */
export function boxOfLetter(root: Element, text: string, at: number): DOMRect {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    if (texts.currentNode.textContent !== text) continue
    const letter = document.createRange()
    letter.setStart(texts.currentNode, at)
    letter.setEnd(texts.currentNode, at + 1)
    return letter.getBoundingClientRect()
  }
  throw new Error(`Nothing says ${text}`)
}
