import { bundledLogos } from '../../logos/bundledLogos.js'
import type { LogoSource, LogoSubject } from '../../ports/LogoSource.js'
import { readPicture } from '../../utils/picture/readPicture.js'

/**
 * Asks the source for a logo. A picture in the text is judged as a stranger's
 * is; an address is the site's own configuration.
 * @param source the kit's own unless given; none where it is `false`
 */
export async function findLogo(
  subject: LogoSubject,
  source: LogoSource | false = bundledLogos(),
): Promise<string | undefined> {
  const logo = source ? await source(subject) : undefined
  return logo && /^\s*data:/i.test(logo) ? readPicture(logo) : logo
}
