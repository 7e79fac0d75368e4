/** Where a letter of a text that is on show begins, from the left. */
export function leftOfLetter(root: Element, text: string, at: number): number {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    if (texts.currentNode.textContent !== text) continue
    const letter = document.createRange()
    letter.setStart(texts.currentNode, at)
    letter.setEnd(texts.currentNode, at + 1)
    return letter.getBoundingClientRect().left
  }
  throw new Error(`Nothing says ${text}`)
}
