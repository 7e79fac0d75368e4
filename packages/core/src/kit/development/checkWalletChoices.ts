import { loadSnapshot } from '../../directory/loadSnapshot.js'
import {
  type ConnectorSection,
  connectorSections,
} from '../../policies/wallets/connectorOrder.js'
import type { KitOptions } from '../options.js'
import { findClosest } from './findClosest.js'
import { isUrl } from './isUrl.js'
import { repeated } from './repeated.js'

/** What is wrong about the wallets that lists are made of. */
export async function checkWalletChoices(
  options: KitOptions,
): Promise<readonly string[]> {
  const { wallets = {} } = options
  return [
    ...checkContradictions(wallets),
    ...checkCustom(wallets),
    ...checkOrder(wallets.connectorOrder),
    ...checkPlaces(wallets),
    ...(await checkIds(wallets)),
  ]
}

type Choices = NonNullable<KitOptions['wallets']>

function checkContradictions(wallets: Choices): readonly string[] {
  const { exclude = [], featured = [], include } = wallets
  const found: string[] = []
  for (const id of featured)
    if (exclude.includes(id))
      found.push(
        `The wallet "${id}" is featured and excluded, so it is never shown. Take it out of one (docs/wallets.md).`,
      )
  for (const id of include ?? [])
    if (exclude.includes(id))
      found.push(
        `The wallet "${id}" is included and excluded, so it is never shown. Take it out of one (docs/wallets.md).`,
      )
  for (const id of repeated(featured))
    found.push(
      `The wallet "${id}" is in \`wallets.featured\` twice. Remove one (docs/wallets.md).`,
    )
  if (include?.length === 0)
    found.push(
      '`wallets.include` is empty, so no wallet is listed. Name some, or leave it out (docs/wallets.md).',
    )
  return found
}

function checkCustom({ custom = [] }: Choices): readonly string[] {
  const found = repeated(custom.map(({ id }) => id)).map(
    (id) =>
      `Two wallets of \`wallets.custom\` have the id "${id}". Give each its own (docs/wallets.md).`,
  )
  for (const { homepage, imageUrl, isPairable, links, name } of custom) {
    if (!isUrl(homepage, /^https?:$/))
      found.push(
        `The homepage of ${name} is "${homepage}", which is no address. Write it with https:// (docs/wallets.md).`,
      )
    if (imageUrl && isUrl(imageUrl, /^http:$/))
      found.push(
        `The picture of ${name} comes over http, which pages over https do not load. Use a data: address, or a file of the site (docs/wallets.md).`,
      )
    const isReached = Object.values(links).some((link) => link)
    if (isPairable && !isReached)
      found.push(
        `No link opens ${name} on a phone. Set \`links.native\` or \`links.universal\`, or \`isPairable: false\` (docs/wallets.md).`,
      )
  }
  return found
}

function checkOrder(order: readonly ConnectorSection[] = []) {
  return order
    .filter((section) => !connectorSections.includes(section))
    .map(
      (section) =>
        `\`wallets.connectorOrder\` has "${section}", which is no section. Use ${connectorSections.join(', ')} (docs/wallets.md).`,
    )
}

function checkPlaces({ directory, suggestionUrl }: Choices): readonly string[] {
  const found: string[] = []
  if (directory && typeof directory.getWallets !== 'function')
    found.push(
      "`wallets.directory` is no directory. Make one by `httpDirectory({ url })`, from '@hasp/core/walletDirectory' (docs/wallets.md).",
    )
  if (
    suggestionUrl !== undefined &&
    !isUrl(suggestionUrl, /^(https?|mailto):$/)
  )
    found.push(
      `\`wallets.suggestionUrl\` is "${suggestionUrl}", which is no address. Write it with https:// (docs/wallets.md).`,
    )
  return found
}

/** Ids that no list has: a slip, or an id of another kit's directory. */
async function checkIds(wallets: Choices): Promise<readonly string[]> {
  const { custom = [], directory, exclude = [], featured = [] } = wallets
  const named = [...featured, ...(wallets.include ?? []), ...exclude]
  if (directory || named.length === 0) return []
  const { snapshot } = await loadSnapshot()
  const listed = [...custom, ...snapshot]
  const known = listed.flatMap(({ id, rdns }) => (rdns ? [id, rdns] : [id]))
  const unknown = [...new Set(named)].filter((id) => !known.includes(id))
  return unknown.map((id) => {
    const close = findClosest(id, known)
    const advice = close
      ? `Did you mean "${close}"?`
      : 'It is shown only where it is installed; the ids of all others are in the reference.'
    return `No wallet of the bundled list has the id "${id}". ${advice} (docs/wallets.md)`
  })
}
