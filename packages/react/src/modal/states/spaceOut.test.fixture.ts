/**
 * Sets texts as wide apart as WCAG 1.4.12 says that a visitor may.
 * @returns what takes it back
 */
export function spaceOut(): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`* {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }`)
  document.adoptedStyleSheets.push(sheet)
  // It is there before a menu finds its place.
  window.dispatchEvent(new Event('resize'))
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (other) => other !== sheet,
    )
  }
}
