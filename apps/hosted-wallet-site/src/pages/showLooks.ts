import { readableOn } from './readableOn.js'

/** How a page wants the wallet to look. */
export interface Looks {
  /** The visitor's own where the page said nothing. */
  readonly mode?: 'dark' | 'light' | undefined
  /** `#rrggbb`; the wallet's own where there is none. */
  readonly accent?: string | undefined
}

/** Shows a page in these looks; what the looks before them said is gone. */
export function showLooks(
  { documentElement: { dataset, style } }: Pick<Document, 'documentElement'>,
  { accent, mode }: Looks,
): void {
  if (mode) dataset.theme = mode
  else delete dataset.theme
  if (accent) {
    style.setProperty('--accent', accent)
    style.setProperty('--on-accent', readableOn(accent))
  } else {
    style.removeProperty('--accent')
    style.removeProperty('--on-accent')
  }
}
