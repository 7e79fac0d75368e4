import { expect, it } from 'vitest'
import { ada, bo, first, openSite, second } from './openSite.test.fixture.js'

const adaHere = `${first.caipNetworkId}:${ada.address}` as const
const adaThere = `${second.caipNetworkId}:${ada.address}` as const
const boHere = `${first.caipNetworkId}:${bo.address}` as const
const all = [adaHere, adaThere, boHere]

/** Two browsers, in each of which the same three accounts are signed in. */
async function openBrowsers() {
  const { browser, server } = openSite({ multiple: true })
  const browsers = [browser(), browser()] as const
  for (const one of browsers) {
    await one.signIn(ada)
    await one.signIn(bo, first.caipNetworkId, { isAdded: true })
    await one.signIn(ada, second.caipNetworkId, { isAdded: true })
  }
  const accounts = async () =>
    await Promise.all(
      browsers.map(async (one) => [...(await one.accounts())].sort()),
    )
  expect(await accounts()).toEqual([[...all].sort(), [...all].sort()])
  return { accounts, browsers, server }
}

const without = (...gone: readonly string[]) =>
  all.filter((one) => !gone.includes(one)).sort()

it.each(all)(
  '[T-SIW-14] %s, one of three, leaves alone, with the next request',
  async (accountId) => {
    const { accounts, browsers } = await openBrowsers()
    await browsers[0].ask('sign-out', { accountId })
    expect(await accounts()).toEqual([without(accountId), without()])
  },
)

it('all of a browser leave, and nobody of another one', async () => {
  const { accounts, browsers } = await openBrowsers()
  await browsers[0].ask('sign-out', {})
  expect(await accounts()).toEqual([[], without()])
})

it.each(all)(
  '%s is revoked in all browsers, and no other account',
  async (accountId) => {
    const { accounts, server } = await openBrowsers()
    await server.revoke({ accountId })
    expect(await accounts()).toEqual([without(accountId), without(accountId)])
  },
)

it('who is revoked is let into no route of the site any more', async () => {
  const { browsers, server } = await openBrowsers()
  const route = server.protect(async (_, { accounts }) =>
    Response.json(accounts.map(({ accountId }) => accountId).sort()),
  )
  const ask = async () => {
    const response = await route(browsers[0].requestFor('x', {}))
    return [response.status, await response.json()]
  }
  await server.revoke({ accountId: boHere })
  expect(await ask()).toEqual([200, without(boHere)])
  for (const accountId of [adaHere, adaThere])
    await server.revoke({ accountId })
  expect(await ask()).toEqual([401, { code: 'SIGN_IN_REQUIRED' }])
})
