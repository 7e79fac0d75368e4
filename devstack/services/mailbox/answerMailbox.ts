import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import type { Mailbox, ReceivedMail } from './createMailbox.js'

const faultSchema = v.strictObject({
  kind: v.picklist(['refuse', 'lose', 'duplicate', 'delay']),
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
})

/**
 * The mailbox over HTTP: a page, `GET /messages?to=`, and for tests
 * `POST /faults`.
 */
export async function answerMailbox(
  mailbox: Mailbox,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(
    request.url ?? '/',
    'http://localhost',
  )
  const to = searchParams.get('to') ?? undefined
  if (request.method === 'GET' && pathname === '/messages')
    return answer(response, 200, json, JSON.stringify(mailbox.messages(to)))
  if (request.method === 'GET' && pathname === '/')
    return answer(response, 200, html, renderPage(mailbox.messages(to)))
  if (request.method === 'POST' && pathname === '/faults') {
    const fault = v.safeParse(faultSchema, parse(await text(request)))
    if (!fault.success) return answer(response, 400, json, '{}')
    mailbox.order(fault.output)
    return answer(response, 200, json, '{}')
  }
  answer(response, 404, json, '{}')
}

const json = 'application/json; charset=utf-8'
const html = 'text/html; charset=utf-8'

function answer(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
): void {
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    'Cache-Control': 'no-store',
  })
  response.end(body)
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function renderPage(mails: readonly ReceivedMail[]): string {
  const list = mails
    .toReversed()
    .map(
      ({ subject, text: body, to }) =>
        `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}</p><pre>${escapeHtml(body)}</pre></article>`,
    )
    .join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox</title>
<style>body{font:16px/1.5 system-ui;max-width:40rem;margin:2rem auto;padding:0 1rem}article{border-top:1px solid #8886}pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}h2{font-size:1rem}</style>
<h1>Mailbox</h1><p>Every mail of the local stack, whoever it is for. Reload for new ones.</p>${list || '<p>No mail yet.</p>'}</html>`
}

function escapeHtml(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
}
