/** @jsxImportSource preact */
import type { HomeTexts } from './homeTexts.js'
import { menu } from './menu.js'

/** Leads to the wallet's other pages. */
export function Menu({ texts: { t } }: { readonly texts: HomeTexts }) {
  return (
    <nav aria-labelledby="more">
      <h2 id="more">{t('menu.title')}</h2>
      <ul class="devices">
        {menu.map(({ path, text }) => (
          <li key={path}>
            {/* The project stays the one that it is opened for. */}
            <a href={`${path}${window.location.search}`}>{t(text)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
