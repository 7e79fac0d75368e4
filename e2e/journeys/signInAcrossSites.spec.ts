import type { Page } from '@playwright/test'
import { privateKeyToAccount } from 'viem/accounts'
import { formatSignInMessage } from '../../packages/core/src/exports/siwx.js'
import { expect, test } from '../journey.js'
import { serveTlsSites } from '../tlsSites/serveTlsSites.js'

type Sites = Awaited<ReturnType<typeof serveTlsSites>>

test.use({ ignoreHTTPSErrors: true })

const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const networkId = 'eip155:1'
const posts = ['/siwx/nonce', '/siwx/verify', '/siwx/sign-out', '/note']

/** Asks as a page of its own site does. */
async function ask(page: Page, url: string, body?: unknown) {
  return await page.evaluate(
    async ([to, text]) => {
      const response = await fetch(to as string, {
        credentials: 'include',
        ...(text !== undefined && {
          method: 'POST',
          body: text,
          headers: { 'content-type': 'application/json' },
        }),
      })
      return await response.json()
    },
    [url, body === undefined ? undefined : JSON.stringify(body)],
  )
}

async function signIn(page: Page, server: string) {
  const { networkIds: _, ...challenge } = await ask(
    page,
    `${server}/siwx/nonce`,
    {},
  )
  const message = formatSignInMessage({
    ...challenge,
    accountAddress: account.address,
    chainId: networkId,
  })
  const signature = await account.signMessage({ message })
  const { address } = account
  const proofs = [{ networkId, address, form: 'text', signature }]
  const { nonce } = challenge
  await ask(page, `${server}/siwx/verify`, { nonce, proofs })
}

/** All that a page of another site can send: it never reads an answer. */
async function attack(page: Page, { urls }: Sites, server: string) {
  await page.goto(urls.evil)
  const isRead = await page.evaluate(
    async ([to, paths]) => {
      const send = (path: string, how: RequestInit) =>
        fetch(`${to}${path}`, { credentials: 'include', ...how })
      const json = { 'content-type': 'application/json' }
      const reads = await Promise.allSettled([
        ...['/siwx/session', '/note'].map((path) => send(path, {})),
        ...(paths as string[]).flatMap((path) => [
          // With a preflight, and without one.
          send(path, { method: 'POST', body: '{}', headers: json }),
          send(path, { method: 'POST', body: '{}' }),
        ]),
      ])
      for (const path of paths as string[])
        await send(path, { method: 'POST', body: '{}', mode: 'no-cors' })
      return reads.some(({ status }) => status === 'fulfilled')
    },
    [server, posts] as const,
  )
  expect(isRead).toBe(false)
  for (const path of posts) {
    await page.goto(urls.evil)
    await page.evaluate((action) => {
      const form = document.createElement('form')
      Object.assign(form, { action, method: 'post', enctype: 'text/plain' })
      form.innerHTML = `<input name='{"a":"' value='"}'>`
      document.body.append(form)
      form.submit()
    }, `${server}${path}`)
    await expect(page.locator('body')).toContainText('ORIGIN_REFUSED')
  }
}

for (const [name, where] of [
  ['its page’s own site', 'tide'],
  ['another site', 'api'],
] as const)
  test(`[T-SIW-13] under TLS a server on ${name} keeps who signed in, and takes nothing from a stranger’s page`, async ({
    complaints,
    context,
    page,
  }) => {
    const sites = await serveTlsSites()
    const { seen, urls } = sites
    const server = urls[where]
    await page.goto(urls.tide)
    await signIn(page, server)
    await page.reload()
    expect(await ask(page, `${server}/siwx/session`)).toMatchObject({
      accounts: [{ address: account.address }],
    })
    await ask(page, `${server}/note`, 'mine')
    const cookies = await context.cookies()
    const kept = cookies.find((one) => one.name === '__Host-hasp.siwx')
    expect(kept).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: where === 'api' ? 'None' : 'Lax',
    })
    expect(kept?.partitionKey).toEqual(
      where === 'api' ? expect.stringContaining('tide.localhost') : undefined,
    )

    const stranger = await context.newPage()
    await attack(stranger, sites, server)
    const theirs = seen.filter(({ from }) => from === urls.evil)
    expect(theirs.length).toBeGreaterThan(15)
    expect(theirs.filter(({ hasCookie }) => hasCookie)).toEqual([])
    const changing = theirs.filter(({ method }) => method === 'POST')
    expect(new Set(changing.map(({ path }) => path))).toEqual(new Set(posts))
    expect(new Set(changing.map(({ status }) => status))).toEqual(
      new Set([403]),
    )

    expect(await ask(page, `${server}/note`)).toEqual({ note: '"mine"' })
    await ask(page, `${server}/siwx/sign-out`, {})
    expect(await ask(page, `${server}/siwx/session`)).toEqual({ accounts: [] })
    await sites.stop()
    // What the stranger's page was refused.
    const refused = /CORS policy|status of 40[13]|net::ERR_FAILED/
    expect(complaints.splice(0).filter((one) => !refused.test(one))).toEqual([])
  })
