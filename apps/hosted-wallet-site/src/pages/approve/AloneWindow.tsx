/** @jsxImportSource preact */
import type { WindowTexts } from './windowTexts.js'

/**
 * What a window says that no frame can speak to: the page around the frame may
 * cut its windows off, and then nothing can be decided here.
 */
export function AloneWindow({ texts: { t } }: { readonly texts: WindowTexts }) {
  return (
    <main class="card">
      <h1>{t('window.alone')}</h1>
      <p>{t('window.aloneWhy')}</p>
    </main>
  )
}
