import { expect, test } from 'vitest'
import { signIn } from '../actions/signIn/signIn.js'
import { ada, bo } from '../siwxServer/openSite.test.fixture.js'
import { selectIsConnected } from '../stores/connection/connections.js'
import { codeOf } from '../testing/codeOf.js'
import type { NodeCall } from '../testing/fakeNode.js'
import { testNetworks } from '../testing/testNetworks.js'
import { openPage, openSite, until } from './openSignIn.test.fixture.js'

/** What a contract answers that takes the signature (ERC-1271). */
const yes = `0x1626ba7e${'0'.repeat(56)}`

/** A site whose networks have a contract at every address. */
function openContracts() {
  const nodes = { isDown: false }
  const site = openSite({}, ({ method, url }: NodeCall) => {
    if (nodes.isDown) return 'refuse'
    const [first, second] = testNetworks
    const { id } = url.endsWith('8545') ? first : second
    return {
      result: method === 'eth_chainId' ? `0x${Number(id).toString(16)}` : yes,
    }
  })
  return { ...site, nodes }
}

for (const required of [true, false])
  test(`[R8.2] nodes that do not answer: still connected, then signed in without another prompt (required: ${required})`, async () => {
    const site = openContracts()
    const page = openPage(site, {
      required,
      // Its owner signs; only the contract knows whom it takes.
      signer: async (_, message) => await bo.signMessage({ message }),
    })
    await page.loaded()
    await page.connect()
    await until(() => page.status() === 'ready', page)
    site.nodes.isDown = true
    expect(await codeOf(signIn(page.kit))).toBe('SIGN_MESSAGE_FAILED')
    expect(page.status()).toBe('unchecked')
    expect(selectIsConnected(page.kit.stores.connections.getState())).toBe(true)
    expect(page.view()).toBe('SIWXSignMessage')
    for (let attempt = 0; attempt < 12; attempt += 1)
      await page.clock.advance(5_000)
    expect(page.status()).toBe('unchecked')
    expect(page.signedInAs()).toBeUndefined()

    site.nodes.isDown = false
    await page.clock.advance(6_000)
    await until(() => page.signedInAs() !== undefined, page)
    expect(page.signedInAs()).toContain(ada.address)
    expect(page.view()).toBeUndefined()
    expect(page.prompts).toHaveLength(1)
  })
