import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSite } from '@hasp/service-frame/readSite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addresses } from '../addresses.js'
import { contentSecurityPolicy } from '../contentSecurityPolicy.js'
import { isPortTaken } from '../isPortTaken.js'
import type { RunningPart } from './RunningPart.js'
import { serveSite } from './serveSite.js'

const stack = addresses(750)
const { url, port } = stack.demo
const policy = contentSecurityPolicy(stack)

describe('a served site', () => {
  let folder = ''
  let site: RunningPart

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hasp-site-'))
    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, 'index.html'), '<title>Demo</title>')
    await writeFile(join(folder, 'phone.html'), '<title>Phone</title>')
    await writeFile(join(folder, 'assets', 'index-1.js'), 'export {}')
    site = await serveSite(stack.demo, await readSite(folder), {
      'content-security-policy': policy,
    })
  })

  afterEach(async () => {
    await site.stop()
    await rm(folder, { recursive: true })
    expect(await isPortTaken(port)).toBe(false)
  })

  it('has its page at the root, with the strict policy', async () => {
    const response = await fetch(url)
    expect(await response.text()).toBe('<title>Demo</title>')
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(response.headers.get('content-security-policy')).toBe(policy)
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain(`${stack.evmA.url} `)
  })

  it('has its scripts as files that may be kept', async () => {
    const response = await fetch(`${url}/assets/index-1.js`)
    expect(response.headers.get('content-type')).toContain('javascript')
    expect(response.headers.get('cache-control')).toContain('immutable')
  })

  it('has its other pages under their names', async () => {
    const response = await fetch(`${url}/phone?uri=wc%3A1`)
    expect(await response.text()).toBe('<title>Phone</title>')
    expect(response.headers.get('content-security-policy')).toBe(policy)
  })

  it('answers the health question', async () => {
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })

  it('answers a HEAD request without a body', async () => {
    const response = await fetch(url, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })

  it('leads nowhere outside its folder, and takes no other method', async () => {
    expect((await fetch(`${url}/..%2f..%2fetc%2fhostname`)).status).toBe(404)
    expect((await fetch(`${url}/nothing`)).status).toBe(404)
    expect((await fetch(url, { method: 'POST' })).status).toBe(405)
  })

  it('says in one sentence that its port is taken', async () => {
    await expect(serveSite(stack.demo, new Map(), {})).rejects.toThrow(
      `The demo cannot listen at ${url}`,
    )
  })
})
