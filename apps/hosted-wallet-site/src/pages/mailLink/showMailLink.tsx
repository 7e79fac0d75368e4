/** @jsxImportSource preact */
import { render } from 'preact'
import { createPageEnvironment } from '../../PageEnvironment.js'
import type { ServiceClient } from '../../service/createServiceClient.js'
import { createGuestService } from '../createGuestService.js'
import { createSite } from '../createSite.js'
import { readPageConfiguration } from '../PageConfiguration.js'
import { MailLinkPage, type MailLinkTexts } from './MailLinkPage.js'

/** A link that lost a part of itself on its way leads nowhere. */
const tokenPattern = /^#([\w-]{43})$/

/** Shows the page of a link. Nobody is logged in: the link is all it takes. */
export function showMailLink(
  own: MailLinkTexts,
  act: (
    service: ServiceClient,
    asked: { readonly token: string; readonly locale: string },
  ) => Promise<boolean>,
): void {
  const { serviceUrl } = readPageConfiguration(document)
  const { texts } = createSite(window, own).current()
  const service = createGuestService(createPageEnvironment(window), serviceUrl)
  const root = document.getElementById('wallet')
  if (root)
    render(
      <MailLinkPage
        act={(token) => act(service, { token, locale: texts.language })}
        texts={texts}
        token={tokenPattern.exec(window.location.hash)?.[1]}
      />,
      root,
    )
}
