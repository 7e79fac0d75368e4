/** @jsxImportSource preact */
import type { Texts } from '../../texts/createTexts.js'
import type { nobodyTexts } from './nobodyTexts.js'

/** There is no wallet in this browser to do anything with. */
export function NobodyHere({
  texts: { t },
}: {
  readonly texts: Pick<Texts<keyof typeof nobodyTexts.en>, 't'>
}) {
  return (
    <main class="card">
      <header>
        <h1>{t('nobody.title')}</h1>
        <p>{t('nobody.why')}</p>
      </header>
      <div class="buttons">
        <a class="accent" href={`/${window.location.search}`}>
          {t('nobody.signIn')}
        </a>
      </div>
    </main>
  )
}
